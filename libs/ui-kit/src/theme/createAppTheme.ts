import { defaultBrand } from '@laundry/site-config';
import type { Brand } from '@laundry/site-config';
import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { breakpoints, radius, spacing } from './dimensions.ts';
import { components } from './components/index.ts';
import { COLOUR_SCHEME_ATTRIBUTE } from './colourScheme.ts';
import { palettes } from './palette.ts';
import { transitions } from './motion.ts';
import { shadows } from './effects.ts';
import type { Surface } from './surface.ts';
import { typography } from './typography.ts';

/**
 * The theme of a surface in a brand's colours, light and dark. Colours are CSS variables, so that a
 * prerendered page works in both schemes.
 */
export function createAppTheme(surface: Surface = 'public', brand: Brand = defaultBrand): Theme {
  const { light, dark } = palettes(brand);
  return createTheme({
    cssVariables: { colorSchemeSelector: COLOUR_SCHEME_ATTRIBUTE },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    breakpoints: { values: breakpoints },
    spacing,
    shadows,
    transitions,
    shape: { borderRadius: radius.control },
    typography: typography(surface),
    components: components(surface),
  });
}
