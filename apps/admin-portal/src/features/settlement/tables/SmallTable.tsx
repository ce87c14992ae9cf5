import { tabularFigures } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface SmallTableProps {
  /** Its accessible name. */
  label: string;
  heads: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly ReactNode[])[];
  /** The sum of the rows. */
  total?: readonly ReactNode[] | undefined;
}

/** A table of figures for a part of a page. */
export function SmallTable({ label, heads, rows, total }: SmallTableProps) {
  const line = ([name, ...figures]: readonly ReactNode[], key: number) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      {figures.map((figure, place) => (
        <td key={place}>{figure}</td>
      ))}
    </tr>
  );
  return (
    <Box component="table" aria-label={label} sx={look}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      {total && <tfoot>{line(total, 0)}</tfoot>}
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
