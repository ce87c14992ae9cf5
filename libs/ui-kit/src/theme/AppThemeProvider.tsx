import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { COLOUR_SCHEME_STORAGE_KEY } from './colourScheme.ts';
import { createAppTheme } from './createAppTheme.ts';
import { schemeStorage } from './schemeStorage.ts';
import type { Surface } from './surface.ts';

export interface AppThemeProviderProps {
  /** Whose spacing and type scale: the public site's or the portal's. */
  surface?: Surface;
  children: ReactNode;
}

const themes = { public: createAppTheme('public'), portal: createAppTheme('portal') };

/** Theme, base styles and colour scheme for everything below; once per app, at the root. */
export function AppThemeProvider({ surface = 'public', children }: AppThemeProviderProps) {
  return (
    <ThemeProvider
      theme={themes[surface]}
      defaultMode="system"
      modeStorageKey={COLOUR_SCHEME_STORAGE_KEY}
      storageManager={schemeStorage}
      disableTransitionOnChange
    >
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
