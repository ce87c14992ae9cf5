import Box from '@mui/material/Box';
import { useBrand } from '@laundry/ui-kit';
import { palettes } from '@laundry/brand/palette';
import { Swatch, swatches } from './Swatch.tsx';

const groups = [
  ['Fondos', ['background']],
  ['Textos y líneas', ['text', 'control']],
  ['Acciones', ['primary', 'secondary', 'accent']],
  ['Avisos', ['error', 'warning', 'success', 'info']],
] as const;

/** All colour roles of the theme in the current scheme. */
export function RoleSwatches() {
  const { light } = palettes(useBrand());
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {groups.map(([title, roles]) => (
        <Box key={title}>
          <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 1.5 }}>
            {title}
          </Box>
          <Box sx={swatches}>
            {roles.flatMap((role) =>
              Object.keys(light[role]).map((part) => (
                <Swatch
                  key={`${role}.${part}`}
                  name={`${role}.${part}`}
                  colour={`var(--mui-palette-${role}-${part})`}
                />
              )),
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
