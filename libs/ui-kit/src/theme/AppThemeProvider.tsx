import { defaultBrand } from '@laundry/brand';
import type { Brand } from '@laundry/brand';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { BrandContext } from '../brand/Logo.tsx';
import { base, content } from './components/content.ts';
import { controls } from './components/controls.tsx';
import { overlays } from './components/surfaces.ts';
import { createAppTheme } from './createAppTheme.ts';
import type { Surface } from './surface.ts';

export interface AppThemeProviderProps {
  /** The site, which determines spacing and type scale. */
  surface?: Surface;
  /** The configured brand, with its colours and logo. */
  brand?: Brand;
  /** Whether the document has `rootStyles` already. */
  hasRootStyles?: boolean;
  children: ReactNode;
}

/** Theme, brand, base styles and colour scheme for everything below. */
export function AppThemeProvider({
  surface = 'public',
  brand = defaultBrand,
  hasRootStyles = false,
  children,
}: AppThemeProviderProps) {
  const theme = useMemo(
    () => createAppTheme(surface, brand, { ...base, ...controls(surface), ...content(surface), ...overlays }),
    [surface, brand],
  );
  return (
    <BrandContext value={brand}>
      <ThemeProvider
        theme={theme}
        // Not MUI but colour-scheme.js chooses, stores and applies the scheme.
        colorSchemeNode={null}
        storageManager={null}
        disableStyleSheetGeneration={hasRootStyles}
      >
        {!hasRootStyles && <CssBaseline enableColorScheme />}
        {children}
      </ThemeProvider>
    </BrandContext>
  );
}
