import { AppThemeProvider } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { config } from './config.ts';

/** Around every page with parts of MUI: what loads with the login has none, to be light. */
export const PortalTheme = ({ children }: { children: ReactNode }) => (
  <AppThemeProvider surface="portal" brand={config.brand.theme} hasRootStyles>
    {children}
  </AppThemeProvider>
);
