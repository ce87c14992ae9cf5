import { portal } from '@laundry/strings';
import { LoadingState, PageShell } from '@laundry/ui-kit';
import { redirect } from 'react-router';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { loginUrl, nextOf } from '../session/loginRedirect.ts';
import { isOffered, selectMissing } from '../session/offers.slice.ts';
import { loginOpened, selectStored } from '../session/session.slice.ts';
import { DashboardLayout } from './DashboardLayout.tsx';
import { FailedPage, NotFoundPage } from './ErrorPages.tsx';
import { pageRequested } from '../reports/search/searchByUrl.saga.ts';
import { pages as portalPages } from './pages.ts';
import type { PortalPage } from './pages.ts';
import { isDashboardPath, paths } from '../shared/paths.ts';
import { PortalRoot } from './PortalRoot.tsx';
import { RequireSession } from './RequireSession.tsx';
import type { PortalStore } from './store.ts';

const FailedInDashboard = () => <FailedPage />;
const FailedAlone = () => <FailedPage standalone />;

/** In place of the first page while its code is loading. */
const Loading = () => (
  <PageShell standalone>
    <LoadingState />
  </PageShell>
);

const searchOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).search;

/**
 * The portal's routes. A dashboard's page is told to the sagas by its loader, at each navigation: what it
 * shows is asked for while its code is loading.
 *
 * @param options.afterLogin another page was in sight before the first one
 */
export function portalRoutes(
  store: PortalStore,
  { afterLogin = false, pages = portalPages } = {},
): RouteObject[] {
  const missing = selectMissing(store.getState());
  const inDashboard = ({ path, title, lazy }: PortalPage): RouteObject => ({
    path,
    handle: { title },
    lazy,
    loader: (navigation) => {
      store.dispatch(pageRequested({ path, search: searchOf(navigation) }));
      return null;
    },
  });
  const alone = ({ path, title, lazy }: PortalPage): RouteObject => ({
    path,
    handle: { title },
    lazy,
    loader: () => {
      // The login never sees a stored user (spec §2).
      if (path === paths.login) store.dispatch(loginOpened());
      return null;
    },
  });

  /** `/`: a stored user's welcome page, anybody else's login, which opens the wanted page (D71). */
  const toFirstPage = (navigation: LoaderFunctionArgs) =>
    redirect(selectStored(store.getState()) ? paths.welcome : loginUrl(nextOf(searchOf(navigation))));
  return [
    {
      element: <PortalRoot afterLogin={afterLogin} />,
      ErrorBoundary: FailedAlone,
      HydrateFallback: Loading,
      children: [
        { path: paths.root, loader: toFirstPage },
        ...pages.filter(({ path, needs }) => !isDashboardPath(path) && isOffered(missing, needs)).map(alone),
        {
          Component: RequireSession,
          children: [
            {
              Component: DashboardLayout,
              children: [
                {
                  // Around the pages: one whose code does not come cannot bring a boundary of its own.
                  ErrorBoundary: FailedInDashboard,
                  children: pages.filter(({ path }) => isDashboardPath(path)).map(inDashboard),
                },
              ],
            },
          ],
        },
        { path: '*', handle: { title: portal.notFound.heading }, Component: NotFoundPage },
      ],
    },
  ];
}
