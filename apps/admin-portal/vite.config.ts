import { brandIcons } from '@laundry/brand/icons';
import { siteConfigFrom } from '@laundry/brand';
import type { SiteConfig } from '@laundry/brand';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import type { Plugin } from 'vite';
import { portalDocument } from './build-steps/portalDocument.ts';

/**
 * The chunks that pages share; a module belongs to the first that fits. Many small files would queue for a
 * browser's connections.
 */
const CHUNKS = [
  // The code that the entry runs before any other is loaded.
  { name: 'entry', test: /[\\/]((browserStorage|loginRedirect|prefetch)\.ts|typeface\.css)$/ },
  // The code of all pages, and the whole login.
  { name: 'portal', test: /[\\/](app[\\/]startPortal\.tsx|LoginPage\.tsx)$/ },
  { name: 'dashboard', test: /[\\/]app[\\/]dashboard\.ts$/ },
  // With what the grid and the charts share, so that a chart does not load the grid; without the form rules,
  // which import yup.
  {
    name: 'shared',
    test: /@mui[\\/](material|icons-material|x-internals)|@(base-ui|babel)|(strings|ui-kit)[\\/]src[\\/](?!data-table|charts|fields[\\/]newPassword)/,
    minShareCount: 2,
  },
  // What pages without a table use too.
  {
    name: 'reports',
    test: /src[\\/](tables|reports[\\/](?!Report)|data-table[\\/](columns|rows))/,
    minShareCount: 2,
  },
  { name: 'table', test: /x-data-grid|src[\\/](data-table|reports)/, minShareCount: 2 },
];

const SETTINGS_PREFIX = 'SITE_';

/** Replaces the settings by their values, so that the bundle has no code that reads and checks them. */
const resolvedConfig = (config: SiteConfig): Plugin => ({
  name: 'resolved-config',
  apply: 'build',
  transform: (_code, id) =>
    id.endsWith('/src/shared/config.ts') ? `export const config = ${JSON.stringify(config)};` : undefined,
});

export default defineConfig(({ mode }) => {
  // Invalid settings stop the build here, with an error that names them.
  const settings = loadEnv(mode, import.meta.dirname, SETTINGS_PREFIX);
  const config = siteConfigFrom(settings);
  const { brand } = config;
  return {
    envPrefix: SETTINGS_PREFIX,
    plugins: [
      react(),
      resolvedConfig(config),
      portalDocument(brand.theme, brand.productName),
      brandIcons(brand.theme, brand.productName),
    ],
    build: {
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      license: { fileName: 'licenses.txt' },
      rolldownOptions: {
        output: { codeSplitting: { groups: CHUNKS } },
      },
    },
  };
});
