import { brandIcons } from '@laundry/brand/icons';
import { siteConfigFrom } from '@laundry/brand';
import type { SiteConfig } from '@laundry/brand';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import type { Plugin } from 'vite';
import { documentHead } from './build-steps/documentHead.ts';

/** The files that pages share: many small ones would queue for a browser's connections. */
const CHUNKS = [
  // What the entry knows before anything else has come.
  {
    name: 'entry',
    test: /[\\/]((browserStorage|loginRedirect|prefetch|prefetchCode)\.ts|typeface\.css)$/,
    priority: 4,
  },
  // What all pages run on, and the login whole.
  { name: 'portal', test: /[\\/](app[\\/]startPortal\.tsx|LoginPage\.tsx)$/, priority: 3 },
  { name: 'dashboard', test: /[\\/]app[\\/]dashboard\.ts$/, priority: 2 },
  {
    name: 'shared',
    // Rules of forms bring yup, which no report needs.
    test: /[\\/](@mui[\\/]material|ui-kit[\\/]src[\\/](?!data-table|charts|fields[\\/]newPassword))/,
    minShareCount: 2,
    priority: 1,
  },
];

const SETTINGS_PREFIX = 'SITE_';

/** The settings as this build resolved them: what reads and checks them stays out of the bundle. */
const resolvedConfig = (config: SiteConfig): Plugin => ({
  name: 'resolved-config',
  apply: 'build',
  transform: (_code, id) =>
    id.endsWith('/src/shared/config.ts') ? `export const config = ${JSON.stringify(config)};` : undefined,
});

export default defineConfig(({ mode }) => {
  // Wrong settings stop the build here, with their names.
  const settings = loadEnv(mode, import.meta.dirname, SETTINGS_PREFIX);
  const config = siteConfigFrom(settings);
  const { brand } = config;
  return {
    envPrefix: SETTINGS_PREFIX,
    plugins: [
      react(),
      resolvedConfig(config),
      documentHead(brand.theme, brand.productName),
      brandIcons(brand.theme, brand.productName),
    ],
    build: {
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { codeSplitting: { groups: CHUNKS } },
      },
    },
  };
});
