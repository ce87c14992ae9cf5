import { tabularFigures } from '@laundry/ui-kit';
import { cellText } from '@laundry/ui-kit/table-rows';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ExportColumn } from '../../../shared/table-export/index.ts';

export interface SmallTableProps<Row> {
  /** Its accessible name. */
  label: string;
  /** The first one names the rows. */
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
  /** The sum of the rows. */
  total?: Row | undefined;
  /** Renders a row's name in place of the first column's text. */
  renderName?: (row: Row) => ReactNode;
}

/** A table of figures for a part of a page. */
export function SmallTable<Row>({ label, columns, rows, total, renderName }: SmallTableProps<Row>) {
  const line = (row: Row, key: number) => (
    <tr key={key}>
      {columns.map((column, place) =>
        place === 0 ? (
          <th key={place} scope="row">
            {renderName ? renderName(row) : cellText(column, row)}
          </th>
        ) : (
          <td key={place}>{cellText(column, row)}</td>
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
      {total !== undefined && <tfoot>{line(total, 0)}</tfoot>}
    </Box>
  );
}

/** One style for all cells, because a building may have hundreds of units. */
const look = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  // So small that five columns fit on a phone of 360 px.
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
