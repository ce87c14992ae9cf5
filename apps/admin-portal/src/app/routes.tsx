import { portal } from '@laundry/strings';
import { Loading, PageShell } from '@laundry/ui-kit';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, replace, useLocation } from 'react-router';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { loginUrl, parseNext, rootUrl } from '../session/loginRedirect.ts';
import { isOffered, selectMissing } from '../session/offers.slice.ts';
import { loginOpened, selectSession, selectStored } from '../session/session.slice.ts';
import { FailedPage, NotFoundPage } from './ErrorPages.tsx';
import { pages as portalPages } from './pages.ts';
import type { PortalPage } from './pages.ts';
import { isDashboardPath, paths } from '../shared/paths.ts';
import { PortalRoot } from './PortalRoot.tsx';
import type { PortalStore } from './store.ts';

/** Around the pages that need a session; without a stored user it is replaced by `/` (spec §2, D71). */
function RequireSession() {
  const session = useSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  if (session.status === 'closed') {
    // `/` leads on to the login, and that to the welcome page after signing out, otherwise back to this one.
    const next = session.because === 'signedOut' ? undefined : `${pathname}${search}${hash}`;
    return <Navigate to={rootUrl(next)} replace />;
  }
  // Another user in the same tab gets freshly mounted pages.
  return <Outlet key={session.stored.session.token} />;
}

/** In place of the first page while its code is loading. */
const LoadingPage = () => (
  <PageShell standalone>
    <Loading />
  </PageShell>
);

const readSearch = ({ request }: LoaderFunctionArgs) => new URL(request.url).search;

/**
 * The portal's routes. What a dashboard's page shows is asked for by its loader, at each navigation: while
 * its code is loading, and once. Its page releases it (`useReportVisit`).
 */
export function portalRoutes(store: PortalStore, { pages = portalPages } = {}): RouteObject[] {
  const missing = selectMissing(store.getState());
  /** The dashboard's code; the store then has its state and flows. */
  const dashboard = async () => {
    const code = await import('./dashboard.ts');
    code.openDashboard(store);
    return code;
  };
  let last = '';
  /** @returns releases the started queries */
  const ask = async (path: string, navigation: LoaderFunctionArgs): Promise<() => void> => {
    const { signal } = navigation.request;
    const { firstQueries } = await dashboard();
    // Another navigation began.
    signal.throwIfAborted();
    const search = readSearch(navigation);
    const address = `${path}${search}`;
    const asked = firstQueries(path, search, address === last).map((query) => store.dispatch(query));
    last = address;
    const letGo = () => {
      for (const query of asked) query.unsubscribe();
    };
    // Another navigation began before this one's page was visible.
    signal.addEventListener('abort', letGo);
    return letGo;
  };
  const inDashboard = ({ path, title, lazy }: PortalPage): RouteObject => ({
    path,
    handle: { title },
    lazy,
    loader: (navigation) => ask(path, navigation),
  });
  /** A page of a forgotten password makes its calls as the dashboard's pages do. */
  const alone = ({ path, title, lazy }: PortalPage): RouteObject => ({
    path,
    handle: { title },
    lazy,
    loader: async () => {
      // The login never sees a stored user (spec §2).
      if (path === paths.login) store.dispatch(loginOpened());
      else await dashboard();
      return null;
    },
  });

  /** `/`: a stored user's welcome page, anybody else's login, which opens the wanted page (D71). */
  const toFirstPage = (navigation: LoaderFunctionArgs) =>
    replace(selectStored(store.getState()) ? paths.welcome : loginUrl(parseNext(readSearch(navigation))));
  return [
    {
      Component: PortalRoot,
      errorElement: <FailedPage standalone />,
      HydrateFallback: LoadingPage,
      children: [
        { path: paths.root, loader: toFirstPage },
        ...pages.filter(({ path, needs }) => !isDashboardPath(path) && isOffered(missing, needs)).map(alone),
        {
          Component: RequireSession,
          children: [
            {
              lazy: async () => ({ Component: (await dashboard()).DashboardLayout }),
              children: [
                {
                  // The boundary around the pages: a page whose code does not load has none of its own.
                  errorElement: <FailedPage />,
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
