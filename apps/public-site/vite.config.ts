import { reactRouter } from '@react-router/dev/vite';
import { brandIcons } from '@laundry/brand-icons';
import { siteConfigFrom } from '@laundry/site-config';
import { defineConfig, loadEnv } from 'vite';

const SETTINGS_PREFIX = 'SITE_';

export default defineConfig(({ mode }) => {
  // A wrong setting stops the build here, with its name.
  const { brand } = siteConfigFrom(loadEnv(mode, import.meta.dirname, SETTINGS_PREFIX));
  return {
    envPrefix: SETTINGS_PREFIX,
    plugins: [reactRouter(), brandIcons(brand.look, brand.productName)],
    // Bundled into the prerenderer: these packages' modules are meant for bundlers.
    ssr: { noExternal: [/^@mui\//, /^@emotion\//, /^@laundry\//, 'notistack', 'react-number-format'] },
    build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  };
});
