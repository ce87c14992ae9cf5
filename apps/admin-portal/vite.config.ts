import { brandIcons } from '@laundry/brand-icons';
import { siteConfigFrom } from '@laundry/site-config';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import type { Plugin } from 'vite';

const SETTINGS_PREFIX = 'SITE_';

/** The page's title before any script has run. */
const titled = (title: string): Plugin => ({
  name: 'portal-title',
  transformIndexHtml: (html) => html.replace('<title></title>', () => `<title>${escaped(title)}</title>`),
});

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

export default defineConfig(({ mode }) => {
  // A wrong setting stops the build here, with its name.
  const { brand } = siteConfigFrom(loadEnv(mode, import.meta.dirname, SETTINGS_PREFIX));
  return {
    envPrefix: SETTINGS_PREFIX,
    plugins: [react(), titled(brand.productName), brandIcons(brand.look, brand.productName)],
    build: {
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // The page with the table is that large, and only loaded with it.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // What the login needs comes as one file: brotli makes it a twentieth smaller than the parts that pages share.
        output: { codeSplitting: { groups: [{ name: 'start', test: /[\\/](main|LoginPage)\.tsx$/ }] } },
      },
    },
  };
});
