import { reactRouter } from '@react-router/dev/vite';
import { brandIcons } from '@laundry/brand-icons';
import { checkedSiteConfig } from '@laundry/site-config';
import { defineConfig, loadEnv } from 'vite';
import { snapshotModule } from './build-steps/snapshotModule.ts';

const SETTINGS_PREFIX = 'SITE_';

export default defineConfig(({ mode }) => {
  // Wrong settings stop the build here, with their names.
  const { brand } = checkedSiteConfig(loadEnv(mode, import.meta.dirname, SETTINGS_PREFIX));
  return {
    envPrefix: SETTINGS_PREFIX,
    plugins: [reactRouter(), snapshotModule(), brandIcons(brand.look, brand.productName)],
    // Bundled into the prerenderer: these packages' modules are meant for bundlers.
    ssr: { noExternal: [/^@mui\//, /^@emotion\//, /^@laundry\//, 'notistack', 'react-number-format'] },
    build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  };
});
