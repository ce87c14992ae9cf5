import type { Brand } from './brand.ts';

/**
 * Añil (primary) is the bluing that keeps laundry white. Celeste (secondary) is a clear sky, sol (accent) the
 * sun that dries, and tinta (neutral) ink.
 */
export const lavadero = {
  id: 'lavadero',
  productName: 'Lavadero',
  colours: {
    primary: {
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
    secondary: {
      50: '#F1F8FD',
      100: '#DFF0FB',
      200: '#BFE1F6',
      300: '#92CBEC',
      500: '#3C9BCE',
      800: '#11506F',
      900: '#0B3A52',
    },
    accent: {
      100: '#FFF3CC',
      200: '#FFE699',
      300: '#FFD65C',
      400: '#FFC629',
      600: '#B07E00',
      800: '#6B4C00',
      900: '#3B3216',
    },
    neutral: {
      0: '#FFFFFF',
      50: '#F7F8FB',
      100: '#EDF0FA',
      200: '#DCE0EA',
      300: '#B4BCD3',
      400: '#8C94AE',
      450: '#7D86A3',
      500: '#737C96',
      600: '#5F6883',
      700: '#4D5570',
      800: '#2C3350',
      850: '#1A2038',
      900: '#12172B',
      950: '#0B0F1F',
    },
    status: {
      light: {
        error: { main: '#B3261E', tint: '#FDECEA', deep: '#8C1D18', on: '#FFFFFF' },
        warning: { main: '#8A5A00', tint: '#FFF3D6', deep: '#6B4600', on: '#FFFFFF' },
        success: { main: '#12704A', tint: '#E3F5EC', deep: '#0B5236', on: '#FFFFFF' },
        info: { main: '#1B6A94', tint: '#DFF0FB', deep: '#11506F', on: '#FFFFFF' },
      },
      dark: {
        error: { main: '#FFB4AB', tint: '#3D1B1E', deep: '#FFDAD6', on: '#3A0907' },
        warning: { main: '#F5C86A', tint: '#362B14', deep: '#FFE0A3', on: '#2E1F00' },
        success: { main: '#7FDBB0', tint: '#12322B', deep: '#B4F0D3', on: '#04281A' },
        info: { main: '#92CBEC', tint: '#142F47', deep: '#BFE1F6', on: '#0C1130' },
      },
    },
  },
  logo: {
    // A washer's door from the front: water, and the sun above it.
    viewBox: 48,
    ground: { fill: 'primary', radius: 14 },
    shapes: [
      { shape: 'circle', cx: 24, cy: 24, r: 15, fill: 'onPrimary' },
      { shape: 'circle', cx: 29.5, cy: 19.5, r: 4.5, fill: 'accent' },
      {
        shape: 'path',
        d: 'M12 26c2.6-2.6 5.4-2.6 8 0s5.4 2.6 8 0 5.4-2.6 8 0a12 12 0 0 1-24 0Z',
        fill: 'primary',
      },
    ],
    wordmark: { weight: 780, tracking: -0.04 },
  },
} as const satisfies Brand;
