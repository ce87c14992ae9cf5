import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { charts, dataTable } from '@laundry/strings';
import type { PlotData } from './plot.ts';

/** The numbers of a plot, for whoever cannot see it or wants them exactly. */
export function PlotNumbers({ title, data: { axis, places, series } }: { title: string; data: PlotData }) {
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 0.75, width: 'fit-content' }}>
        {charts.numbers}
      </Box>
      <Box tabIndex={0} role="region" aria-label={charts.numbersOf(title)} sx={scroll}>
        <Table size="small" stickyHeader aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{axis}</TableCell>
              {series.map(({ label }) => (
                <TableCell key={label} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {places.map((place, index) => (
              <TableRow key={place}>
                <TableCell component="th" scope="row">
                  {place}
                </TableCell>
                {series.map(({ label, values, text }) => {
                  const value = values[index] ?? null;
                  return (
                    <TableCell key={label} align="right">
                      {value === null ? dataTable.none : text(value)}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}

const scroll = { maxHeight: 320, overflow: 'auto', '&:focus-visible': { outlineOffset: -2 } } as const;
