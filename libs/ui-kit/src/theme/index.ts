export { AppThemeProvider } from './AppThemeProvider.tsx';
export { COLOUR_SCHEME_ATTRIBUTE, COLOUR_SCHEME_STORAGE_KEY } from './colourScheme.ts';
export { createAppTheme } from './createAppTheme.ts';
export type { Surface } from './surface.ts';
export { tabularFigures } from './typography.ts';
