import { Fragment } from 'react';
import Box from '@mui/material/Box';
import { radius } from '@laundry/ui-kit/tokens';
import { useBrand } from '@laundry/ui-kit';
import { palettes } from '@laundry/brand/palette';

interface SwatchProps {
  /** The name of the colour. */
  name: string;
  /** Any CSS colour. */
  colour: string;
  /** Its value, if useful. */
  value?: string;
}

/** A colour with its name below. */
function Swatch({ name, colour, value }: SwatchProps) {
  return (
    <Box>
      <Box
        sx={{
          height: 56,
          borderRadius: `${radius.control}px`,
          backgroundColor: colour,
          border: 1,
          borderColor: 'divider',
        }}
      />
      <Box sx={{ typography: 'caption', fontWeight: 600, mt: 0.5 }}>
        {name.split('.').map((part, index) => (
          <Fragment key={part}>
            {index > 0 && (
              <>
                .<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
      </Box>
      {value !== undefined && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{value}</Box>}
    </Box>
  );
}

/** A row of swatches that wraps. */
const swatches = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
  gap: 1.5,
} as const;

const names = { primary: 'Primaria', secondary: 'Secundaria', accent: 'Acento', neutral: 'Neutros' } as const;

/** The colour ramps of the current brand. */
export function Ramps() {
  const { colours } = useBrand();
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {(['primary', 'secondary', 'accent', 'neutral'] as const).map((ramp) => (
        <Box key={ramp}>
          <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 1.5 }}>
            {names[ramp]}
          </Box>
          <Box sx={swatches}>
            {Object.entries(colours[ramp]).map(([step, colour]) => (
              <Swatch key={step} name={step} colour={colour} value={colour} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

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
