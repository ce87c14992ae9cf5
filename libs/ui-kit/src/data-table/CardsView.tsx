import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { dataTable } from '@laundry/strings';
import { use } from 'react';
import { breakable } from '../layout/breakable.tsx';
import {
  SUMMARY_HEIGHT,
  ExpandableListItem,
  ExpandableList,
  expandableListStyles,
} from '../panels/ExpandableList.tsx';
import { CardContent, CellContent, toneStyles } from './CellContent.tsx';
import { cellText } from './rows.ts';
import type { Column, TableRow } from './columns.ts';
import { SelectAll, SelectRow, SelectionContext } from './selection.tsx';

export interface CardsViewProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  loading: boolean;
}

/** The rows on a narrow screen: two lines each, which expand to all values with names and the actions. */
export function CardsView<Row extends TableRow>({ label, columns, rows, loading }: CardsViewProps<Row>) {
  const choosing = use(SelectionContext) !== undefined;
  if (loading && rows.length === 0) return <RowSkeletons />;
  const at = (position: Column<Row>['cardPosition']) =>
    columns.filter(({ cardPosition }) => cardPosition === position);
  const [title, end, second] = [at('title'), at('end'), at('second')];
  const values = columns.filter(({ kind }) => kind !== 'action');
  const actions = columns.filter(({ kind }) => kind === 'action');
  const joinTexts = (some: typeof title, row: Row, between: string) =>
    some
      .map((column) => inOnePiece(column, cellText(column, row)))
      .filter((text) => text !== '')
      .join(between) || dataTable.none;
  return (
    <Box sx={unfolded}>
      {choosing && (
        <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', mb: 0.5, pl: 0.5 }}>
          <SelectAll />
          {dataTable.selectAll}
        </Box>
      )}
      <ExpandableList label={label} busy={loading}>
        {rows.map((row) => (
          <ExpandableListItem
            key={row.id}
            before={choosing && <SelectRow rowId={row.id} />}
            title={joinTexts(title, row, ' ')}
            end={end.map((column) => (
              <CellContent key={column.field} column={column} row={row} named />
            ))}
            // The non-breaking space keeps the separator from beginning a line.
            second={breakable(joinTexts(second, row, '\u00a0· '), /(?<=@)/)}
          >
            <dl>
              {values.map((column) => (
                <div key={column.field}>
                  <dt>{column.header}</dt>
                  <dd>
                    <CardContent column={column} row={row} />
                  </dd>
                </div>
              ))}
            </dl>
            {actions.map((column) => (
              <div key={column.field} className="actions">
                <CellContent column={column} row={row} />
              </div>
            ))}
          </ExpandableListItem>
        ))}
      </ExpandableList>
    </Box>
  );
}

/** A cell's text. Instants and amounts get non-breaking spaces, so that they stay on one line. */
const inOnePiece = <Row,>({ kind }: Column<Row>, text: string) =>
  kind === 'text' ? text : text.replaceAll(' ', '\u00a0');

function RowSkeletons() {
  return (
    <Box aria-hidden sx={expandableListStyles}>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <Box key={index} sx={{ px: 2, py: 1.25, minHeight: SUMMARY_HEIGHT }}>
          <Skeleton height={24} width="70%" />
          <Skeleton height={22} width="90%" />
        </Box>
      ))}
    </Box>
  );
}

/** The unfolded part of all rows: names, values and actions, in one style rule. */
const unfolded = {
  ...toneStyles,
  '& dl': { m: 0, px: 2, py: 1 },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr)',
    columnGap: 2,
    py: 0.5,
  },
  '& dl > div + div': { borderTop: 1, borderColor: 'divider' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 550, overflowWrap: 'break-word', textAlign: 'end' },
  '& .actions': { px: 2, pb: 1.5, '& > *': { flexWrap: 'wrap' } },
} as const;
