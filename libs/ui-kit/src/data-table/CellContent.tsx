import CheckIcon from '@mui/icons-material/CheckRounded';
import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { dataTable } from '@laundry/strings';
import type { ReactNode } from 'react';
import { breakable } from '../layout/breakable.tsx';
import { cellText } from './rows.ts';
import type { BooleanColumn, Column } from './columns.ts';

/** How long the tooltip stays after a touch, in ms. */
const READING_MS = 5000;

/** A tick or a cross with a name; its detail is a tooltip on hover, touch, or keyboard focus. */
function Mark<Row>({
  column,
  row,
  tabIndex,
  named = false,
}: CellContentProps<Row> & { column: BooleanColumn<Row> }) {
  const yes = column.value(row);
  const detail = column.detail?.(row);
  const Icon = yes ? CheckIcon : CloseIcon;
  const answer = yes ? dataTable.yes : dataTable.no;
  const name = named ? `${column.header} ${answer}` : answer;
  return (
    <Tooltip title={detail ?? ''} describeChild enterTouchDelay={0} leaveTouchDelay={READING_MS}>
      <Box
        component="span"
        tabIndex={detail === undefined ? undefined : tabIndex}
        sx={{ display: 'inline-flex', p: 0.5, borderRadius: 0.5 }}
      >
        <Icon
          role="img"
          // Icons are hidden from screen readers by default.
          aria-hidden={false}
          aria-label={detail === undefined ? name : `${name}, ${detail}`}
          sx={{ fontSize: 20, color: yes ? 'success.main' : 'text.secondary' }}
        />
      </Box>
    </Tooltip>
  );
}

interface CellContentProps<Row> {
  column: Column<Row>;
  row: Row;
  /** The tab index of the grid's cell, applied to its content, which takes the focus instead. */
  tabIndex?: 0 | -1;
  /** Whether a tick's accessible name has the column's name, because there is no header above it. */
  named?: boolean;
}

/** The content of a table cell, an element: a browser that translates the page replaces text nodes. */
export function CellContent<Row>({ column, row, ...cell }: CellContentProps<Row>): ReactNode {
  if (column.kind === 'action')
    return <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>{column.actions(row)}</Box>;
  if (column.kind === 'boolean') return <Mark column={column} row={row} {...cell} />;
  return <span>{textContent(column, row, cellText(column, row))}</span>;
}

/**
 * A long e-mail wraps after its @; on a card also after its dots. In the low rows of a table, a line that is
 * too long is truncated; the title has the whole e-mail.
 */
const Email = ({ onCard, children }: { onCard: boolean; children: string }) => (
  <span className="email" title={children}>
    {breakable(children, /(?<=@)/, (part) => (
      <span>{onCard ? breakable(part, /(?<=\.)/) : part}</span>
    ))}
  </span>
);

/** A text as its column shows it. A tone is a class that the table styles, as it may occur in every row. */
function textContent<Row>(column: Column<Row>, row: Row, text: string, onCard = false): ReactNode {
  if (column.kind !== 'text' || text === '') return text;
  const content = column.breaks === 'email' ? <Email onCard={onCard}>{text}</Email> : text;
  const tone = column.tone?.(row);
  if (tone === undefined) return content;
  return (
    <span className={`tone tone-${tone}`} title={text}>
      {content}
    </span>
  );
}

/** The content of a cell on a card: details are visible text, and an empty cell shows a dash. */
export function CardContent<Row>({ column, row }: { column: Column<Row>; row: Row }): ReactNode {
  if (column.kind !== 'boolean')
    return textContent(column, row, cellText(column, row) || dataTable.none, true);
  const detail = column.detail?.(row);
  return detail === undefined ? cellText(column, row) : `${cellText(column, row)} (${detail})`;
}

const chip = (tone: 'success' | 'error') => ({
  [`& .tone-${tone}`]: {
    display: 'inline-grid',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: 24,
    px: 1,
    borderRadius: '12px',
    backgroundColor: `${tone}.light`,
    color: `${tone}.dark`,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.15,
    verticalAlign: 'middle',
  },
});

/** The styles of all tones, for tables and cards. */
export const toneStyles = {
  ...chip('success'),
  ...chip('error'),
  '& .tone-quiet': { color: 'text.secondary' },
} as const;
