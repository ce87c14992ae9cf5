import { AppThemeProvider } from '@laundry/ui-kit';
import type { ComponentType } from 'react';
import { config } from '../config.ts';
import type { SiteFlow } from '../store.ts';
import { Island } from './Island.tsx';

/** An island that uses MUI from the start. */
export const createThemedIsland = (flow: SiteFlow, Content: ComponentType) => () => (
  <Island flow={() => flow}>
    <AppThemeProvider brand={config.brand.theme}>
      <Content />
    </AppThemeProvider>
  </Island>
);
