import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { Brand } from '@laundry/brand';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { base } from './components/content.ts';
import { createAppTheme } from './createAppTheme.ts';
import { fallbackFont } from './fallbackFont.ts';
import { portalStyles } from './portalStyles.ts';

/**
 * The style sheet of the portal's document, generated at build time: the fallback font, the theme's custom
 * properties, the base styles, and those of components without MUI. Pages with only these components need no
 * style engine.
 */
export function rootStyles(brand: Brand): string {
  const cache = createCache({ key: 'css' });
  // Emotion's server needs the styles collected, instead of rendered beside each element.
  cache.compat = true;
  const theme = createAppTheme('portal', brand, base);
  const html = renderToStaticMarkup(
    createElement(
      CacheProvider,
      { value: cache },
      createElement(
        ThemeProvider,
        { theme },
        createElement(CssBaseline, { enableColorScheme: true }),
        createElement(GlobalStyles, { styles: portalStyles }),
      ),
    ),
  );
  const { styles: sheets } = createEmotionServer(cache).extractCriticalToChunks(html);
  return [fallbackFont, ...sheets.map(({ css }) => css)].join('');
}
