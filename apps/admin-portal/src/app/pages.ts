import { configuration, portal, transactionsReport, users, usesReport } from '@laundry/strings';
import type { ComponentType } from 'react';
import { paths } from './paths.ts';

/** A page of the dashboard. */
interface DashboardPage {
  readonly path: string;
  /** The document's title. */
  readonly title: string;
  /** Its item in the menu; a page without one is reached otherwise. */
  readonly menu?: string;
  readonly load: () => Promise<ComponentType>;
}

/** Every page of the dashboard, in the menu's order: its route, its title and its menu item come from its row. */
export const dashboardPages: readonly DashboardPage[] = [
  {
    path: paths.welcome,
    title: portal.welcome.title,
    load: async () => (await import('../features/welcome/WelcomePage.tsx')).WelcomePage,
  },
  {
    path: paths.users,
    title: users.title,
    menu: portal.menu.users,
    load: async () => (await import('../features/users/UsersPage.tsx')).UsersPage,
  },
  {
    path: paths.uses,
    title: usesReport.title,
    menu: portal.menu.uses,
    load: async () => (await import('../features/uses/UsesPage.tsx')).UsesPage,
  },
  {
    path: paths.transactions,
    title: transactionsReport.title,
    menu: portal.menu.transactions,
    load: async () => (await import('../features/transactions/TransactionsPage.tsx')).TransactionsPage,
  },
  {
    path: paths.configuration,
    title: configuration.title,
    menu: portal.menu.configuration,
    load: async () => (await import('../features/configuration/ConfigurationPage.tsx')).ConfigurationPage,
  },
];

/** The paths of the dashboard's pages. */
export const dashboardPaths: readonly string[] = dashboardPages.map(({ path }) => path);
