import { tabularFigures } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface SmallTableColumn<Row> {
  readonly header: string;
  readonly content: (row: Row) => ReactNode;
}

export interface SmallTableProps<Row> {
  /** Its accessible name. */
  label: string;
  columns: readonly SmallTableColumn<Row>[];
  rows: readonly Row[];
  /** The sum of the rows. */
  total?: Row | undefined;
}

/** A table of figures for a part of a page; the first cell of each row names it. */
export function SmallTable<Row>({ label, columns, rows, total }: SmallTableProps<Row>) {
  const line = (row: Row, key: number | string) => (
    <tr key={key}>
      {columns.map(({ header, content }, place) =>
        place === 0 ? (
          <th key={header} scope="row">
            {content(row)}
          </th>
        ) : (
          <td key={header}>{content(row)}</td>
        ),
      )}
    </tr>
  );
  return (
    <Box component="table" aria-label={label} sx={look}>
      <thead>
        <tr>
          {columns.map(({ header }) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      {total && <tfoot>{line(total, 'total')}</tfoot>}
    </Box>
  );
}

/** One look for all cells: a building may have hundreds of units. */
const look = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  // Five columns fit into a phone of 360 px.
  fontSize: { xs: '0.75rem', sm: '0.875rem' },
  '& th, & td': {
    textAlign: 'end',
    px: { xs: 0.375, sm: 1 },
    py: 0.5,
    fontWeight: 'inherit',
    verticalAlign: 'top',
  },
  '& td': { ...tabularFigures, whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'start', pl: 0 },
  '& td:last-of-type, & th:last-of-type': { pr: 0 },
  '& thead th': { color: 'text.secondary', borderBottom: 1, borderColor: 'divider' },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
  '& tfoot > tr > *': { fontWeight: 700, borderTop: 2, borderColor: 'divider' },
} as const;
