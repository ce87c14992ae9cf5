import Box from '@mui/material/Box';
import { charts } from '@laundry/strings';
import { tabularFigures } from '../theme/typography.ts';

export interface NumbersTableProps {
  /** The table's accessible name. */
  title: string;
  heads: readonly string[];
  /** The first cell is the row's header; the others are numbers. */
  rows: readonly (readonly string[])[];
}

/** A table of numbers. A long table scrolls within its own box, which the keyboard can focus. */
export const NumbersTable = ({ title, heads, rows }: NumbersTableProps) => (
  <Box tabIndex={0} role="region" aria-label={charts.numbersOf(title)} sx={look}>
    <table aria-label={title}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures], index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            {figures.map((figure, column) => (
              <td key={column}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
);

/** Thin lines between the rows, below heads that stay in sight. */
const look = {
  maxHeight: 320,
  overflow: 'auto',
  '&:focus-visible': { outlineOffset: -2 },
  '& table': { width: '100%', borderSpacing: 0, typography: 'body2' },
  '& th, & td': { px: 1.5, py: '9px', borderBottom: 1, borderColor: 'divider', textAlign: 'start' },
  '& td, & th + th': { ...tabularFigures, textAlign: 'end' },
  '& tbody th': { fontWeight: 'inherit', overflowWrap: 'anywhere' },
  '& tbody > :last-of-type > *': { borderBottom: 0 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    backgroundColor: 'background.subtle',
    color: 'text.secondary',
    fontSize: '0.8125rem',
    fontWeight: 650,
    lineHeight: 1.3,
  },
} as const;
