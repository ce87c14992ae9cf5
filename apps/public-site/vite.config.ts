import { reactRouter } from '@react-router/dev/vite';
import { brandIcons } from '@laundry/brand/icons';
import { brandAssetFiles, brandModules, loadBrandAssets } from '@laundry/brand/assets';
import { siteConfigFrom } from '@laundry/brand';
import { defineConfig, loadEnv } from 'vite';
import { islandEntries } from './build-steps/islandEntries.ts';
import { servePages } from './build-steps/servePages.ts';
import { readSnapshot, saveSnapshot } from './build-steps/snapshot.ts';

const SETTINGS_PREFIX = 'SITE_';

export default defineConfig(async ({ command, isPreview, mode }) => {
  // Invalid settings stop the build here, with an error that names them.
  const settings = loadEnv(mode, import.meta.dirname, SETTINGS_PREFIX);
  const config = siteConfigFrom(settings);
  const { brand, publicToken, snapshot } = config;
  const assets = await loadBrandAssets(settings);
  // A build has already saved its snapshot (takeSnapshot.ts).
  if (command === 'serve' && !isPreview) await saveSnapshot(await readSnapshot(snapshot, publicToken));
  return {
    envPrefix: SETTINGS_PREFIX,
    plugins: [
      reactRouter(),
      islandEntries(),
      servePages(),
      brandIcons(brand.theme, brand.productName),
      brandModules(assets, config),
      brandAssetFiles(assets),
    ],
    // Bundled into the prerenderer, because these packages' modules are meant for bundlers.
    ssr: { noExternal: [/^@mui\//, /^@emotion\//, /^@laundry\//, 'react-number-format'] },
    build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  };
});
