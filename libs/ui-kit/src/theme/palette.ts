import type { PaletteOptions } from '@mui/material/styles';

/**
 * The brand's colours. Añil is the laundry bluing that keeps whites white: it carries every action. Celeste and
 * sol are a clear sky and the sun that dries: surfaces and accents, never text on white.
 */
export const colours = {
  anil: {
    50: '#EEF1FD',
    100: '#DDE3FB',
    200: '#BCC8F7',
    300: '#94A6F0',
    400: '#6A80E4',
    500: '#4860D2',
    600: '#3348B8',
    700: '#283894',
    800: '#1F2B6F',
    900: '#161E4C',
    950: '#0C1130',
  },
  celeste: { 50: '#F1F8FD', 100: '#DFF0FB', 200: '#BFE1F6', 300: '#92CBEC', 500: '#3C9BCE', 800: '#11506F' },
  sol: { 100: '#FFF3CC', 200: '#FFE699', 300: '#FFD65C', 400: '#FFC629', 600: '#B07E00', 800: '#6B4C00' },
  tinta: {
    0: '#FFFFFF',
    50: '#F7F8FB',
    100: '#EDEFF5',
    200: '#DCE0EA',
    300: '#C0C6D6',
    400: '#868EA6',
    500: '#5F6883',
    600: '#4D5570',
    700: '#383F58',
    800: '#232941',
    850: '#1A2038',
    900: '#12172B',
    950: '#0B0F1F',
  },
} as const;

const { anil, celeste, sol, tinta } = colours;

/** Text and background roles of the light scheme; every pair is AA (palette.test.ts). */
export const lightPalette = {
  primary: { main: anil[600], light: anil[400], dark: anil[800], contrastText: tinta[0] },
  secondary: { main: celeste[800], light: celeste[500], dark: '#0B3A52', contrastText: tinta[0] },
  accent: { main: sol[400], light: sol[100], dark: sol[800], contrastText: anil[950] },
  error: { main: '#B3261E', light: '#FDECEA', dark: '#8C1D18', contrastText: tinta[0] },
  warning: { main: '#8A5A00', light: '#FFF3D6', dark: '#6B4600', contrastText: tinta[0] },
  success: { main: '#12704A', light: '#E3F5EC', dark: '#0B5236', contrastText: tinta[0] },
  info: { main: '#1B6A94', light: celeste[100], dark: celeste[800], contrastText: tinta[0] },
  text: { primary: anil[950], secondary: tinta[600], disabled: tinta[500] },
  background: {
    default: tinta[0],
    paper: tinta[0],
    subtle: celeste[50],
    tinted: celeste[100],
    canvas: tinta[50],
  },
  action: { disabled: tinta[500], disabledBackground: tinta[100] },
  divider: tinta[200],
  control: { border: '#737C96' },
} as const satisfies PaletteOptions;

/** The same roles in the dark scheme. */
export const darkPalette = {
  primary: { main: anil[200], light: anil[100], dark: anil[300], contrastText: anil[950] },
  secondary: { main: celeste[300], light: celeste[200], dark: celeste[500], contrastText: anil[950] },
  accent: { main: sol[300], light: '#3B3216', dark: sol[200], contrastText: anil[950] },
  error: { main: '#FFB4AB', light: '#3D1B1E', dark: '#FFDAD6', contrastText: '#3A0907' },
  warning: { main: '#F5C86A', light: '#362B14', dark: '#FFE0A3', contrastText: '#2E1F00' },
  success: { main: '#7FDBB0', light: '#12322B', dark: '#B4F0D3', contrastText: '#04281A' },
  info: { main: celeste[300], light: '#142F47', dark: celeste[200], contrastText: anil[950] },
  text: { primary: '#EDF0FA', secondary: '#B4BCD3', disabled: '#8C94AE' },
  background: {
    default: tinta[950],
    paper: tinta[900],
    subtle: tinta[900],
    tinted: tinta[850],
    canvas: tinta[950],
  },
  action: { disabled: '#8C94AE', disabledBackground: tinta[850] },
  divider: '#2C3350',
  control: { border: '#7D86A3' },
} as const satisfies PaletteOptions;

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** A band of the page that is set apart without a border. */
    subtle: string;
    /** Under the portal's cards and tables. */
    canvas: string;
    /** The strongest tint that still carries body text. */
    tinted: string;
  }
  interface Palette {
    /** Sun yellow: marks and highlights; its contrastText is the text on it. */
    accent: Palette['primary'];
    /** Borders of controls: 3:1 against every background. */
    control: { border: string };
  }
  interface PaletteOptions {
    accent?: PaletteOptions['primary'];
    control?: { border: string };
  }
}
