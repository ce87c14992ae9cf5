import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { charts } from '@laundry/strings';

export interface NumbersTableProps {
  /** The table's accessible name. */
  title: string;
  heads: readonly string[];
  /** The first cell is the row's header; the others are numbers. */
  rows: readonly (readonly string[])[];
}

/** A table of numbers. A long table scrolls within its own box, which the keyboard can focus. */
export function NumbersTable({ title, heads, rows }: NumbersTableProps) {
  return (
    <Box tabIndex={0} role="region" aria-label={charts.numbersOf(title)} sx={scroll}>
      <Table size="small" stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            {heads.map((head, index) => (
              <TableCell key={head} align={index === 0 ? 'left' : 'right'}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...figures], index) => (
            <TableRow key={index}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </TableCell>
              {figures.map((figure, column) => (
                <TableCell key={column} align="right">
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const scroll = { maxHeight: 320, overflow: 'auto', '&:focus-visible': { outlineOffset: -2 } } as const;
