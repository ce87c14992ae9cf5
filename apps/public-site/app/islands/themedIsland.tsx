import { AppThemeProvider } from '@laundry/ui-kit';
import type { ComponentType } from 'react';
import { config } from '../config.ts';
import { createIsland } from './Island.tsx';

/** An island that uses MUI from the start. */
export const createThemedIsland = (Content: ComponentType) =>
  createIsland(() => (
    <AppThemeProvider brand={config.brand.theme}>
      <Content />
    </AppThemeProvider>
  ));
