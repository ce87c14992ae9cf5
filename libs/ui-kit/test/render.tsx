import { render as renderAlone } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AppThemeProvider } from '../src/index.ts';

/** Renders in the theme, as every part of the kit with styles of MUI stands in one. */
export const render = (ui: ReactElement) => renderAlone(ui, { wrapper: AppThemeProvider });
