import type { Brand } from './brand.ts';

/** Pine soap (primary), the clay of its dish (secondary), a coral ribbon (accent), stone (neutral). */
export const espuma = {
  id: 'espuma',
  productName: 'Espuma',
  colours: {
    primary: {
      50: '#EAF6F1',
      100: '#D3ECE1',
      200: '#A9DAC5',
      300: '#7CC4A7',
      400: '#3F9C7B',
      500: '#1E8261',
      600: '#0F6B4E',
      700: '#0C563F',
      800: '#094231',
      900: '#072F24',
      950: '#041F18',
    },
    secondary: {
      50: '#FBF6F0',
      100: '#F6EADC',
      200: '#EBD3B8',
      300: '#DDB68D',
      500: '#B9803F',
      800: '#6B4420',
      900: '#4A2E14',
    },
    accent: {
      100: '#FFE6DE',
      200: '#FFCFC0',
      300: '#FFB09A',
      400: '#FF8A6B',
      600: '#C24A2A',
      800: '#7A2A14',
      900: '#3D2019',
    },
    neutral: {
      0: '#FFFFFF',
      50: '#FAF9F6',
      100: '#F3F1EC',
      200: '#E2DFD7',
      300: '#C2BDB1',
      400: '#9A9488',
      450: '#8A8478',
      500: '#7D776B',
      600: '#666156',
      700: '#54504A',
      800: '#3A3731',
      850: '#25231F',
      900: '#1B1916',
      950: '#12110E',
    },
    status: {
      light: {
        error: { main: '#B3261E', tint: '#FDECEA', deep: '#8C1D18', on: '#FFFFFF' },
        warning: { main: '#8A5A00', tint: '#FFF3D6', deep: '#6B4600', on: '#FFFFFF' },
        success: { main: '#3E6B00', tint: '#EEF6DF', deep: '#2C4D00', on: '#FFFFFF' },
        info: { main: '#1F6383', tint: '#E2F0F6', deep: '#154A63', on: '#FFFFFF' },
      },
      dark: {
        error: { main: '#FFB4AB', tint: '#3D1B1E', deep: '#FFDAD6', on: '#3A0907' },
        warning: { main: '#F5C86A', tint: '#362B14', deep: '#FFE0A3', on: '#2E1F00' },
        success: { main: '#B5DA7E', tint: '#26310F', deep: '#D3EFAA', on: '#1A2600' },
        info: { main: '#9CCBE0', tint: '#17303B', deep: '#C6E4F1', on: '#04202C' },
      },
    },
  },
  logo: {
    // Three rising bubbles; the last one reflects the light.
    viewBox: 48,
    ground: { fill: 'primary', radius: 24 },
    shapes: [
      { shape: 'circle', cx: 19, cy: 28, r: 11, fill: 'onPrimary' },
      { shape: 'circle', cx: 33, cy: 20.5, r: 5.5, fill: 'accent' },
      { shape: 'circle', cx: 23.5, cy: 11.5, r: 3, fill: 'onPrimary' },
      { shape: 'path', d: 'M12.5 27a6.5 6.5 0 0 1 6.5-6.5v3a3.5 3.5 0 0 0-3.5 3.5Z', fill: 'primary' },
    ],
    wordmark: { weight: 620, tracking: -0.015 },
  },
} as const satisfies Brand;
