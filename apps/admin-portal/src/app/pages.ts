import { portal, settlement } from '@laundry/strings';
import type { ComponentType } from 'react';
import { paths } from './paths.ts';

/** A page of the dashboard. */
interface DashboardPage {
  readonly path: string;
  /** The document's title, and its item in the menu. */
  readonly title: string;
  /** Without an item in the menu a page is reached otherwise. */
  readonly inMenu?: true;
  readonly load: () => Promise<ComponentType>;
}

/**
 * Every page of the dashboard, in the menu's order: its route, its title and its menu item come from its row. The login loads this table, so
 * its texts are short ones.
 */
export const dashboardPages: readonly DashboardPage[] = [
  {
    path: paths.welcome,
    title: portal.welcome.title,
    load: async () => (await import('../features/welcome/WelcomePage.tsx')).WelcomePage,
  },
  {
    path: paths.users,
    title: portal.menu.users,
    inMenu: true,
    load: async () => (await import('../features/users/UsersPage.tsx')).UsersPage,
  },
  {
    path: paths.uses,
    title: portal.menu.uses,
    inMenu: true,
    load: async () => (await import('../features/uses/UsesPage.tsx')).UsesPage,
  },
  {
    path: paths.transactions,
    title: portal.menu.transactions,
    inMenu: true,
    load: async () => (await import('../features/transactions/TransactionsPage.tsx')).TransactionsPage,
  },
  {
    path: paths.settlement,
    title: settlement.title,
    load: async () => (await import('../features/settlement/SettlementPage.tsx')).SettlementPage,
  },
  {
    path: paths.configuration,
    title: portal.menu.configuration,
    inMenu: true,
    load: async () => (await import('../features/configuration/ConfigurationPage.tsx')).ConfigurationPage,
  },
];

/** The paths of the dashboard's pages. */
export const dashboardPaths: readonly string[] = dashboardPages.map(({ path }) => path);
