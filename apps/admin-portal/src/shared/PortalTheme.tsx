import { AppThemeProvider } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { config } from './config.ts';

/** Provides MUI's theme. The login, which must stay small, uses no MUI components. */
export const PortalTheme = ({ children }: { children: ReactNode }) => (
  <AppThemeProvider surface="portal" brand={config.brand.theme} hasRootStyles>
    {children}
  </AppThemeProvider>
);
