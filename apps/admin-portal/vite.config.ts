import { brandIcons } from '@laundry/brand-icons';
import { checkedSiteConfig } from '@laundry/site-config';
import type { SiteConfig } from '@laundry/site-config';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import type { Plugin } from 'vite';
import { pagesAhead } from './build-steps/pagesAhead.ts';
import { paths } from './src/app/paths.ts';

/** What a page of the dashboard begins with, by the folder of its feature. */
const modulesOf = (feature: string, page: string) => [
  '/src/app/DashboardLayout.tsx',
  `/src/features/${feature}/${page}.tsx`,
];

const PAGES = [
  { path: paths.welcome, modules: modulesOf('welcome', 'WelcomePage') },
  { path: paths.users, modules: modulesOf('users', 'UsersPage') },
  { path: paths.uses, modules: modulesOf('uses', 'UsesPage') },
  { path: paths.transactions, modules: modulesOf('transactions', 'TransactionsPage') },
  { path: paths.settlement, modules: modulesOf('settlement', 'SettlementPage') },
  { path: paths.configuration, modules: modulesOf('configuration', 'ConfigurationPage') },
];

const SETTINGS_PREFIX = 'SITE_';

/** The page's title before any script has run. */
const titled = (title: string): Plugin => ({
  name: 'portal-title',
  transformIndexHtml: (html) => html.replace('<title></title>', () => `<title>${escaped(title)}</title>`),
});

/** The settings as this build resolved them: what reads and checks them stays out of the bundle. */
const resolvedConfig = (config: SiteConfig): Plugin => ({
  name: 'resolved-config',
  apply: 'build',
  transform: (_code, id) =>
    id.endsWith('/src/app/config.ts') ? `export const config = ${JSON.stringify(config)};` : undefined,
});

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);

export default defineConfig(({ mode }) => {
  // Wrong settings stop the build here, with their names.
  const config = checkedSiteConfig(loadEnv(mode, import.meta.dirname, SETTINGS_PREFIX));
  const { brand } = config;
  return {
    envPrefix: SETTINGS_PREFIX,
    plugins: [
      react(),
      resolvedConfig(config),
      titled(brand.productName),
      brandIcons(brand.look, brand.productName),
      pagesAhead(PAGES),
    ],
    build: {
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      // All that the login needs, before it is compressed; what it may weigh then is held by a test (tools/built-site).
      chunkSizeWarningLimit: 640,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What the login needs comes as one file: brotli makes it a twentieth smaller than the parts that pages share.
              { name: 'start', test: /[\\/](main|LoginPage)\.tsx$/, priority: 3 },
              // So do, by what they belong to, the many small parts that would queue for the few connections of a browser.
              { name: 'dashboard', test: /[\\/]app[\\/]DashboardLayout\.tsx$/, priority: 2 },
              {
                name: 'parts',
                test: /[\\/](@mui[\\/]material|ui-kit[\\/]src[\\/](?!data-table|charts))/,
                minShareCount: 2,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  };
});
