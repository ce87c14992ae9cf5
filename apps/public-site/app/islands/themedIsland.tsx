import { AppThemeProvider } from '@laundry/ui-kit';
import type { ComponentType } from 'react';
import { config } from '../config.ts';
import type { SiteFlow } from '../store.ts';
import { createIsland } from './Island.tsx';

/** An island that uses MUI from the start. */
export const createThemedIsland = (Content: ComponentType, flow?: () => SiteFlow) =>
  createIsland(
    () => (
      <AppThemeProvider brand={config.brand.theme}>
        <Content />
      </AppThemeProvider>
    ),
    flow,
  );
