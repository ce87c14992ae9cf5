import type { Call } from '@laundry/api-contract';
import { login, portal } from '@laundry/strings';
import type { ComponentType } from 'react';
import { codec as transactions } from '../features/transactions/filters.ts';
import { usesAt } from '../features/uses/filters.ts';
import { isDashboardPath, paths } from '../shared/paths.ts';

/** A page of the portal: its route, its title and its item in the menu. */
export interface PortalPage {
  readonly path: string;
  /** The document's title, and the label of its item in the menu. */
  readonly title: string;
  /** The menu has an item for the page; other pages are linked elsewhere. */
  readonly inMenu?: true;
  /** Loads the page's code, for React Router's `lazy`. */
  readonly lazy: () => Promise<{ Component: ComponentType }>;
  /**
   * The page's first call, and its parameters for a URL's query string; undefined if that is invalid. The
   * entry makes the call while the page's code is loading.
   */
  readonly prefetch?: { readonly path: Call['path']; readonly at: (search: string) => object | undefined };
  /** The path of the optional call that the page needs. If the server lacks it, there is no page (D69). */
  readonly needs?: Call['path'];
  readonly inAccountMenu?: true;
}

/** Loads a page's component, by its name, from a module with named exports. */
const lazyPage =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) =>
  async () => ({ Component: (await load())[name] });

/** Every page, in the menu's order. The entry loads this table, with its few texts, before any other code. */
export const pages: readonly PortalPage[] = [
  {
    path: paths.login,
    title: login.title,
    lazy: lazyPage(() => import('../features/login/LoginPage.tsx'), 'LoginPage'),
  },
  {
    path: paths.forgotPassword,
    title: portal.titles.forgotPassword,
    needs: '/public-site/v1/users/forgot-password',
    lazy: lazyPage(() => import('../features/password/ForgotPasswordPage.tsx'), 'ForgotPasswordPage'),
  },
  {
    path: paths.resetPassword,
    title: portal.titles.resetPassword,
    needs: '/public-site/v1/users/reset-password',
    lazy: lazyPage(() => import('../features/password/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
  },
  {
    path: paths.welcome,
    title: portal.welcome.title,
    lazy: lazyPage(() => import('../features/welcome/WelcomePage.tsx'), 'WelcomePage'),
  },
  {
    path: paths.users,
    title: portal.menu.users,
    inMenu: true,
    lazy: lazyPage(() => import('../features/users/UsersPage.tsx'), 'UsersPage'),
  },
  {
    path: paths.uses,
    title: portal.menu.uses,
    inMenu: true,
    prefetch: { path: '/api/v1/reports/uses', at: usesAt },
    lazy: lazyPage(() => import('../features/uses/UsesPage.tsx'), 'UsesPage'),
  },
  {
    path: paths.transactions,
    title: portal.menu.transactions,
    inMenu: true,
    prefetch: { path: '/api/v1/reports/transactions', at: (search) => transactions.readSearch(search).query },
    lazy: lazyPage(() => import('../features/transactions/TransactionsPage.tsx'), 'TransactionsPage'),
  },
  {
    path: paths.settlement,
    title: portal.account.settlement,
    inAccountMenu: true,
    needs: '/api/v1/reports/settlement',
    lazy: lazyPage(() => import('../features/settlement/SettlementPage.tsx'), 'SettlementPage'),
  },
  {
    path: paths.configuration,
    title: portal.menu.configuration,
    inMenu: true,
    lazy: lazyPage(() => import('../features/configuration/ConfigurationPage.tsx'), 'ConfigurationPage'),
  },
  {
    path: paths.administrators,
    title: portal.account.administrators,
    needs: '/api/v1/administrations/{adminId}/administrators',
    inAccountMenu: true,
    lazy: lazyPage(() => import('../features/administrators/AdministratorsPage.tsx'), 'AdministratorsPage'),
  },
  {
    path: paths.activity,
    title: portal.account.activity,
    needs: '/api/v1/administrations/{adminId}/activity',
    inAccountMenu: true,
    lazy: lazyPage(() => import('../features/activity/ActivityPage.tsx'), 'ActivityPage'),
  },
];

export const dashboardPages = pages.filter(({ path }) => isDashboardPath(path));
