import Box from '@mui/material/Box';
import { useBrand } from '@laundry/ui-kit';
import { Swatch, swatches } from './Swatch.tsx';

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
