import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';

/** Subtotals of one kind: by building, by unit, by day. */
export interface SubtotalsOf {
  title: string;
  heads: readonly string[];
  /** The first cell names the row; the others are figures. */
  rows: readonly (readonly string[])[];
}

/** A folded table of subtotals, made when it is first opened: a year has many days. */
export function Subtotals({ title, heads, rows }: SubtotalsOf) {
  const [opened, setOpened] = useState(false);
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
      sx={{
        minWidth: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        px: { xs: 2, sm: 2.5 },
        backgroundColor: 'background.paper',
      }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1.25 }}>
        {title}
      </Box>
      {opened && (
        <Box tabIndex={0} role="group" sx={{ maxHeight: 320, overflow: 'auto', mb: 1.5 }}>
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                {heads.map((head, place) => (
                  <TableCell key={head} align={place === 0 ? 'left' : 'right'}>
                    {head}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(([name, ...figures], place) => (
                <TableRow key={place}>
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
      )}
    </Box>
  );
}
