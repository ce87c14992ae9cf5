import type { Brand } from '@laundry/brand';
import { createTheme } from '@mui/material/styles';
import type { Components, Theme } from '@mui/material/styles';
import { radius, shadows, transitions } from './tokens.ts';
import { COLOUR_SCHEME_ATTRIBUTE } from './colourScheme.ts';
import { palettes } from '@laundry/brand/palette';
import type { Surface } from './surface.ts';
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  /** Every theme has its colours as CSS variables, `theme.vars`. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypeBackground {
    /** A band of the page without a border. */
    subtle: string;
    /** The background of the portal's cards and tables. */
    canvas: string;
    /** The strongest tint on which body text is readable. */
    tinted: string;
  }
  interface Palette {
    /** Marks and highlights; contrastText is the text on it. */
    accent: Palette['primary'];
    /** Borders of controls: 3:1 against every background. */
    control: { border: string };
    /** The series of a plot, in order; neighbours also differ in lightness. */
    series: Record<'first' | 'second' | 'third' | 'fourth', string>;
    /** The colour of shadows. */
    shade: { main: string };
  }
  interface PaletteOptions {
    accent?: PaletteOptions['primary'];
    control?: { border: string };
    series?: Record<'first' | 'second' | 'third' | 'fourth', string>;
    shade?: { main: string };
  }
}

/**
 * The theme of a surface in a brand's colours, light and dark. Colours are CSS variables, so that a
 * prerendered page works in both schemes.
 *
 * @param components the styles of MUI's components
 */
export function createAppTheme(surface: Surface, brand: Brand, components: Components<Theme>): Theme {
  const { light, dark } = palettes(brand);
  return createTheme({
    surface,
    cssVariables: { colorSchemeSelector: COLOUR_SCHEME_ATTRIBUTE },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    shadows,
    transitions,
    shape: { borderRadius: radius.control },
    typography: typography(surface),
    components,
  });
}
