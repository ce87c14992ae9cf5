import { join, resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { brandIcons } from '@laundry/brand/icons';
import { brandMachines, brandPhotographs, loadMachines, loadPhotographs } from '@laundry/brand/assets';
import { checkedSiteConfig } from '@laundry/brand';
import { defineConfig, loadEnv } from 'vite';
import { islandEntries } from './build-steps/islandEntries.ts';
import { servePages } from './build-steps/servePages.ts';
import { snapshotModule } from './build-steps/snapshot.ts';

/** The base of relative folders. */
const ROOT = join(import.meta.dirname, '../..');
const SETTINGS_PREFIX = 'SITE_';

export default defineConfig(async ({ mode }) => {
  // Wrong settings stop the build here, and are named.
  const settings = loadEnv(mode, import.meta.dirname, SETTINGS_PREFIX);
  const { brand, publicToken, snapshot } = checkedSiteConfig(settings);
  const assets = brand.assets && resolve(ROOT, brand.assets);
  const photographs = await loadPhotographs(assets);
  const machines = await loadMachines(assets, settings['SITE_MODE'] === 'production');
  return {
    envPrefix: SETTINGS_PREFIX,
    plugins: [
      reactRouter(),
      islandEntries(),
      servePages(),
      snapshotModule(snapshot, publicToken),
      brandIcons(brand.theme, brand.productName),
      brandPhotographs(photographs),
      brandMachines(machines),
    ],
    // Bundled into the prerenderer, because these packages' modules are meant for bundlers.
    ssr: { noExternal: [/^@mui\//, /^@emotion\//, /^@laundry\//, 'react-number-format'] },
    build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  };
});
