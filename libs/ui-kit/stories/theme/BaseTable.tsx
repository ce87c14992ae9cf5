import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rows = [
  ['12/03/2026', 'Lavadora 2', '$ 180,00'],
  ['12/03/2026', 'Secadora 1', '$ 140,00'],
  ['11/03/2026', 'Lavadora 4', '$ 1.180,50'],
] as const;

/** A plain table of amounts. */
export function BaseTable() {
  return (
    <TableContainer component={Card} role="region" tabIndex={0} aria-label="Movimientos">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Fecha</TableCell>
            <TableCell>Máquina</TableCell>
            <TableCell align="right">Importe</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([day, machine, amount]) => (
            <TableRow key={machine} hover>
              <TableCell>{day}</TableCell>
              <TableCell>{machine}</TableCell>
              <TableCell align="right">{amount}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
