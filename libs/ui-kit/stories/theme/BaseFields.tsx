import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const cycles = ['Frío', 'Tibio', 'Caliente'] as const;

/** Fields: empty, filled in, invalid and disabled. */
export function BaseFields() {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))' }}
    >
      <TextField label="Edificio" defaultValue="Torre Artigas" />
      <TextField label="Correo" placeholder="nombre@correo.com" helperText="Ahí le llega el comprobante." />
      <TextField label="Apartamento" error defaultValue="??" helperText="Escriba el número." />
      <TextField label="Ciclo" select defaultValue="Tibio">
        {cycles.map((cycle) => (
          <MenuItem key={cycle} value={cycle}>
            {cycle}
          </MenuItem>
        ))}
      </TextField>
      <TextField label="Tarjeta" disabled defaultValue="1234 5678" />
    </Box>
  );
}
