import ArrowUp from '@mui/icons-material/ArrowUpwardRounded';
import Box from '@mui/material/Box';
import { memo } from 'react';
import type { SyntheticEvent } from 'react';
import { motion } from '../theme/motion.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { hasFilterBox, isAlignedAtEnd, isSortable } from './columns.ts';
import type { Column } from './columns.ts';
import type { Sort } from './query.ts';
import { useTable } from './TableContext.ts';
import { TextFilter } from './TextFilter.tsx';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** The grid would sort at a press, and take arrows, blanks and the focus for itself. */
export const ownEvents = { onClick: stop, onDoubleClick: stop, onKeyDown: stop, onFocus: stop, onBlur: stop };

/** Drawn anew for its own order alone, not for every key in a filter. */
const Arrow = memo(function Arrow({ direction }: { direction: Sort['direction'] | undefined }) {
  return (
    <ArrowUp
      aria-hidden
      className="sort-arrow"
      sx={{
        fontSize: 16,
        flexShrink: 0,
        opacity: direction === undefined ? 0 : 1,
        color: 'primary.main',
        transform: direction === 'desc' ? 'rotate(180deg)' : 'none',
        transition: `opacity ${motion.quick}ms, transform ${motion.quick}ms`,
      }}
    />
  );
});

function SortArrow({ field }: { field: string }) {
  const { sort } = useTable().query;
  return <Arrow direction={sort?.field === field ? sort.direction : undefined} />;
}

/** The head of a column: its name, which sorts, and under it its filter. */
export function HeaderCell<Row>({ column }: { column: Column<Row> }) {
  const { field, header } = column;
  const Filter = column.kind === 'boolean' ? ChoiceFilter : TextFilter;
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 0.75,
        alignContent: 'end',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          minHeight: 32,
          flexDirection: isAlignedAtEnd(column) ? 'row-reverse' : 'row',
        }}
      >
        <Box
          component="span"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'normal', lineHeight: 1.2 }}
          title={header}
        >
          {header}
        </Box>
        {isSortable(column) && <SortArrow field={field} />}
      </Box>
      {hasFilterBox(column) && (
        <Box {...ownEvents}>
          <Filter field={field} header={header} />
        </Box>
      )}
    </Box>
  );
}
