import { AppThemeProvider } from '@laundry/ui-kit';
import { config } from '../config.ts';
import { Island } from './Island.tsx';
import type { IslandProps } from './Island.tsx';

/** An island that uses MUI from the start. */
export const ThemedIsland = ({ flow, children }: IslandProps) => (
  <Island flow={flow}>
    <AppThemeProvider brand={config.brand.theme}>{children}</AppThemeProvider>
  </Island>
);
