import { render as renderAlone } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AppThemeProvider } from '../src/index.ts';

/** Renders within the theme, which the kit's components with MUI styles require. */
export const render = (ui: ReactElement) => renderAlone(ui, { wrapper: AppThemeProvider });
