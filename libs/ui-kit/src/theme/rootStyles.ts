import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { Brand } from '@laundry/brand';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { baseStyles } from '../controls/baseStyles.ts';
import { formStyles } from '../controls/formStyles.ts';
import { entryStyles, passwordStyles } from '../controls/pageStyles.ts';
import { pageStyles } from '../layout/pageStyles.ts';
import { base } from './components/content.ts';
import { createAppTheme } from './createAppTheme.ts';

const styles = [baseStyles, pageStyles, formStyles, passwordStyles, entryStyles];

/**
 * The style sheet of the portal's document, made when it is built: the theme's custom properties, the base
 * styles, and those of all parts without MUI. Pages of these parts alone need no style engine.
 */
export function rootStyles(brand: Brand): string {
  const cache = createCache({ key: 'css' });
  // Emotion's server needs the styles collected instead of beside each element.
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
        ...styles.map((of, key) => createElement(GlobalStyles, { key, styles: of })),
      ),
    ),
  );
  const { styles: sheets } = createEmotionServer(cache).extractCriticalToChunks(html);
  return sheets.map(({ css }) => css).join('');
}
