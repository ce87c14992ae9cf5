import { defaultBrand } from './brands/index.ts';
import type { Brand, LogoRole, Tone } from './brands/index.ts';

export type Scheme = 'light' | 'dark';

const statusColour = ({ main, tint, deep, on }: Tone) => ({
  main,
  light: tint,
  dark: deep,
  contrastText: on,
});

/** The colour roles of the light scheme; all pairs are AA for every brand (the kit checks it). */
function lightPalette({ colours }: Brand) {
  const { primary, secondary, accent, neutral, status } = colours;
  return {
    primary: { main: primary[600], light: primary[400], dark: primary[800], contrastText: neutral[0] },
    secondary: {
      main: secondary[800],
      light: secondary[500],
      dark: secondary[900],
      contrastText: neutral[0],
    },
    accent: { main: accent[400], light: accent[100], dark: accent[800], contrastText: primary[950] },
    error: statusColour(status.light.error),
    warning: statusColour(status.light.warning),
    success: statusColour(status.light.success),
    info: statusColour(status.light.info),
    text: { primary: primary[950], secondary: neutral[700], disabled: neutral[600] },
    background: {
      default: neutral[0],
      paper: neutral[0],
      subtle: secondary[50],
      tinted: secondary[100],
      canvas: neutral[50],
    },
    action: { hover: primary[50], disabled: neutral[600], disabledBackground: neutral[100] },
    divider: neutral[200],
    control: { border: neutral[500] },
    series: {
      first: primary[600],
      second: secondary[500],
      third: accent[600],
      fourth: status.light.success.main,
    },
    shade: { main: primary[950] },
  };
}

/** The same roles in the dark scheme. */
function darkPalette({ colours }: Brand) {
  const { primary, secondary, accent, neutral, status } = colours;
  return {
    primary: { main: primary[200], light: primary[100], dark: primary[300], contrastText: primary[950] },
    secondary: {
      main: secondary[300],
      light: secondary[200],
      dark: secondary[500],
      contrastText: primary[950],
    },
    accent: { main: accent[300], light: accent[900], dark: accent[200], contrastText: primary[950] },
    error: statusColour(status.dark.error),
    warning: statusColour(status.dark.warning),
    success: statusColour(status.dark.success),
    info: statusColour(status.dark.info),
    text: { primary: neutral[100], secondary: neutral[300], disabled: neutral[400] },
    background: {
      default: neutral[950],
      paper: neutral[900],
      subtle: neutral[900],
      tinted: neutral[850],
      canvas: neutral[950],
    },
    action: { hover: neutral[850], disabled: neutral[400], disabledBackground: neutral[850] },
    divider: neutral[800],
    control: { border: neutral[450] },
    series: {
      first: primary[200],
      second: secondary[500],
      third: accent[300],
      fourth: status.dark.success.main,
    },
    shade: { main: '#000000' },
  };
}

/** A brand's colours by role, for each scheme. */
export const palettes = (brand: Brand = defaultBrand) => ({
  light: lightPalette(brand),
  dark: darkPalette(brand),
});

export type BrandPalette = ReturnType<typeof palettes>[Scheme];

/** The palette roles of a logo's colours. */
export const logoRoles = {
  primary: ['primary', 'main'],
  onPrimary: ['primary', 'contrastText'],
  secondary: ['secondary', 'main'],
  accent: ['accent', 'main'],
  onAccent: ['accent', 'contrastText'],
} as const satisfies Record<LogoRole, readonly [string, string]>;
