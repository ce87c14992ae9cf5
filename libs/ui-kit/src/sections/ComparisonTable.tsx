import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface ComparisonRow {
  /** The compared property. */
  name: string;
  /** Its values, in the order of the columns. */
  values: readonly ReactNode[];
}

export interface ComparisonTableProps {
  label: string;
  /** The header of the first column. */
  property: string;
  /** The headers of the two or three compared things. */
  columns: readonly string[];
  rows: readonly ComparisonRow[];
}

/** Where there is no room for a table, a row's name is above its values, which get the whole width. */
const rowStyles = (columns: number) =>
  ({
    display: { xs: 'grid', lg: 'table-row' },
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap: 2,
    borderBottom: 1,
    borderColor: 'divider',
    py: { xs: 1.25, lg: 0 },
    '& > *': {
      textAlign: 'start',
      verticalAlign: 'top',
      p: 0,
      pt: { xs: 0.25, lg: 1.5 },
      pb: { lg: 1.5 },
      pr: { lg: 2 },
    },
    '& > :first-of-type:not(td)': { gridColumn: '1 / -1', fontWeight: 400, color: 'text.secondary' },
    '& > :last-child': { pr: 0 },
    '& > td': { fontWeight: 600, overflowWrap: 'anywhere' },
  }) as const;

/**
 * Compares things of one kind, row by row. The roles are explicit, because browsers drop those of a table
 * whose rows are laid out differently.
 */
export function ComparisonTable({ label, property, columns, rows }: ComparisonTableProps) {
  const row = rowStyles(columns.length);
  return (
    <Box
      component="table"
      role="table"
      aria-label={label}
      sx={{
        display: { xs: 'block', lg: 'table' },
        width: '100%',
        borderCollapse: 'collapse',
      }}
    >
      <Box component="thead" role="rowgroup" sx={{ display: { xs: 'block', lg: 'table-header-group' } }}>
        <Box component="tr" role="row" sx={{ ...row, borderBottom: 2, borderColor: 'text.primary' }}>
          <th role="columnheader" scope="col">
            {property}
          </th>
          {columns.map((column) => (
            <Box component="th" role="columnheader" scope="col" key={column} sx={{ typography: 'h4' }}>
              {column}
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="tbody" role="rowgroup" sx={{ display: { xs: 'block', lg: 'table-row-group' } }}>
        {rows.map(({ name, values }) => (
          <Box component="tr" role="row" key={name} sx={row}>
            <th role="rowheader" scope="row">
              {name}
            </th>
            {columns.map((column, index) => (
              <td role="cell" key={column}>
                {values[index]}
              </td>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
