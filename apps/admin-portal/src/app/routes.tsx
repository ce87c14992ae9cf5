import { portal } from '@laundry/strings';
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

/** Wraps the pages that need a session. Without a stored user it redirects to `/` (spec §2, D71). */
function RequireSession() {
  const session = useSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  if (session.status === 'closed') {
    // `/` redirects to the login, which then opens this page, or after signing out the welcome page.
    const next = session.because === 'signedOut' ? undefined : `${pathname}${search}${hash}`;
    return <Navigate to={rootUrl(next)} replace />;
  }
  // Another user in the same tab gets freshly mounted pages.
  return <Outlet key={session.stored.session.token} />;
}

const readSearch = ({ request }: LoaderFunctionArgs) => new URL(request.url).search;

/**
 * The portal's routes. The loader of a dashboard page starts the page's queries once per navigation, while
 * the page's code is loading. The page releases them (`useReportVisit`).
 */
export function portalRoutes(store: PortalStore, { pages = portalPages } = {}): RouteObject[] {
  const missing = selectMissing(store.getState());
  /** Loads the dashboard's code, and adds its state and listeners to the store. */
  const dashboard = async () => {
    const code = await import('./dashboard.ts');
    code.openDashboard(store);
    return code;
  };
  let last = '';
  /** Starts a page's queries. @returns a function that releases them */
  const startQueries = async (path: string, navigation: LoaderFunctionArgs): Promise<() => void> => {
    const { signal } = navigation.request;
    const { firstQueries } = await dashboard();
    // Stops if another navigation has begun.
    signal.throwIfAborted();
    const search = readSearch(navigation);
    const address = `${path}${search}`;
    const started = firstQueries(path, search, address === last).map((query) => store.dispatch(query));
    last = address;
    const release = () => {
      for (const query of started) query.unsubscribe();
    };
    // Releases them if another navigation begins before this page is visible.
    signal.addEventListener('abort', release);
    return release;
  };
  /** Opens a page without a session. The password pages need the dashboard's code for their calls. */
  const open = async (path: string) => {
    // Opening the login clears any stored user (spec §2).
    if (path === paths.login) store.dispatch(loginOpened());
    else await dashboard();
    return null;
  };
  const toRoute = ({ path, title, lazy }: PortalPage): RouteObject => ({
    path,
    handle: { title },
    lazy,
    loader: (navigation) => (isDashboardPath(path) ? startQueries(path, navigation) : open(path)),
  });

  /** `/` redirects a stored user to the welcome page, others to the login, with the wanted page (D71). */
  const toFirstPage = (navigation: LoaderFunctionArgs) =>
    replace(selectStored(store.getState()) ? paths.welcome : loginUrl(parseNext(readSearch(navigation))));
  return [
    {
      Component: PortalRoot,
      errorElement: <FailedPage standalone />,
      children: [
        { path: paths.root, loader: toFirstPage },
        ...pages
          .filter(({ path, needs }) => !isDashboardPath(path) && isOffered(missing, needs))
          .map(toRoute),
        {
          Component: RequireSession,
          children: [
            {
              lazy: async () => ({ Component: (await dashboard()).DashboardLayout }),
              children: [
                {
                  // The error boundary is here, because a page whose code does not load cannot have its own.
                  errorElement: <FailedPage />,
                  children: pages.filter(({ path }) => isDashboardPath(path)).map(toRoute),
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
