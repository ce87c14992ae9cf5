import { login, portal } from '@laundry/strings';
import { LoadingState, PageShell } from '@laundry/ui-kit';
import { createBrowserRouter } from 'react-router';
import type { RouteObject } from 'react-router';
import { loginOpened } from '../session/session.slice.ts';
import { DashboardLayout } from './DashboardLayout.tsx';
import { FailedPage } from './FailedPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { dashboardPages, dashboardPaths } from './pages.ts';
import { paths } from './paths.ts';
import { Root } from './Root.tsx';
import { RootRedirect } from './RootRedirect.tsx';
import type { PortalStore } from './store.ts';

const PageOnItsWay = () => (
  <PageShell standalone>
    <LoadingState />
  </PageShell>
);

/** The portal's routes; each page's code is loaded with the page. */
export function routesOf(store: Pick<PortalStore, 'dispatch'>): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: FailedPage,
      HydrateFallback: PageOnItsWay,
      children: [
        { path: paths.root, Component: RootRedirect },
        {
          path: paths.login,
          handle: { title: login.title },
          // Before the page is shown: it never sees the user that it clears.
          loader: () => {
            store.dispatch(loginOpened());
            return null;
          },
          shouldRevalidate: () => false,
          lazy: async () => {
            const { LoginPage } = await import('../features/login/LoginPage.tsx');
            return { element: <LoginPage pages={dashboardPaths} /> };
          },
        },
        {
          Component: DashboardLayout,
          children: dashboardPages.map(({ path, title, load }) => ({
            path,
            handle: { title },
            ErrorBoundary: FailedPage,
            lazy: async () => ({ Component: await load() }),
          })),
        },
        { path: '*', handle: { title: portal.notFound.heading }, Component: NotFoundPage },
      ],
    },
  ];
}

export const createRouter = (store: PortalStore) => createBrowserRouter(routesOf(store));
