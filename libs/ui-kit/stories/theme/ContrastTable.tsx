import Box from '@mui/material/Box';
import { tabularFigures, useBrand } from '@laundry/ui-kit';
import { palettes } from '@laundry/brand/palette';
import type { Scheme } from '@laundry/brand/palette';
import { contrastPairs, radius } from '@laundry/ui-kit/tokens';

const ratios = new Intl.NumberFormat('es-UY', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Rounds down, so that a displayed 4,5 is at least 4.5. */
const shown = (ratio: number) => `${ratios.format(Math.floor(ratio * 10) / 10)}:1`;
const variable = (role: string) => `var(--mui-palette-${role.replace('.', '-')})`;

/** All contrast pairs of the theme, as samples and figures. */
export function ContrastTable({ scheme }: { scheme: Scheme }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
      }}
    >
      {contrastPairs(palettes(useBrand())[scheme]).map(({ foreground, background, least, ratio }) => (
        <Box
          component="li"
          key={`${foreground} ${background}`}
          sx={{ display: 'flex', gap: 1.5, alignItems: 'center', typography: 'caption' }}
        >
          <Box
            aria-hidden
            sx={{
              flex: 'none',
              width: 56,
              height: 44,
              display: 'grid',
              placeItems: 'center',
              borderRadius: `${radius.control}px`,
              border: '1px solid',
              borderColor: 'divider',
              backgroundColor: variable(background),
              color: variable(foreground),
            }}
          >
            {least > 3 ? (
              <Box sx={{ typography: 'h4' }}>Aa</Box>
            ) : (
              <Box sx={{ width: 24, height: 20, border: '2px solid', borderRadius: '6px' }} />
            )}
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, ...tabularFigures }}>
              {shown(ratio)}{' '}
              <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
                de {shown(least)}
              </Box>
            </Box>
            <Box sx={{ color: 'text.secondary' }}>
              {foreground} / {background}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
