import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { parseNext } from '../session/loginRedirect.ts';
import { typingStarted } from '../session/session.slice.ts';
import { paths } from '../shared/paths.ts';
import type { DashboardState } from './openDashboard.ts';
import { Portal } from './Portal.tsx';
import { prefetchCode } from './prefetchCode.ts';
import { portalRoutes } from './routes.tsx';
import { browserStore } from './store.ts';
import type { PortalStore } from './store.ts';

type DataRouter = ReturnType<typeof createBrowserRouter>;

/** How long the first page waits for its rows before it is drawn without them, in ms; too short to notice. */
const PATIENCE_MS = 150;

const REPORTS: readonly (string | undefined)[] = ['uses', 'transactions'];

/** Whether a report is still searching: drawn now, it would be drawn again in a moment. */
function isSearching(store: PortalStore): boolean {
  const { api }: Partial<DashboardState> = store.getState();
  return Object.values(api?.queries ?? {}).some(
    (query) =>
      REPORTS.includes(query?.endpointName) && query?.data === undefined && query?.error === undefined,
  );
}

/** Resolves once the first page and the rows of its report have loaded, or after PATIENCE_MS. */
function untilDrawable(router: DataRouter, store: PortalStore): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const look = () => {
    if (router.state.initialized && !isSearching(store)) resolve(undefined);
  };
  const ends = [router.subscribe(look), store.subscribe(look)];
  const timer = setTimeout(resolve, PATIENCE_MS);
  look();
  return promise.then(() => {
    clearTimeout(timer);
    for (const end of ends) end();
  });
}

/** While a visitor types who they are, the code of the page that they come to is on its way. */
const prefetchDashboard = ({ listen }: PortalStore) =>
  listen({
    actionCreator: typingStarted,
    effect: (_, listener) => {
      listener.unsubscribe();
      const { pathname } = new URL(
        parseNext(window.location.search) ?? paths.welcome,
        window.location.origin,
      );
      prefetchCode(pathname);
    },
  });

/** Starts the portal at the document's address. */
export async function startPortal(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  const store = browserStore();
  prefetchDashboard(store);
  const router = createBrowserRouter(portalRoutes(store));
  await untilDrawable(router, store);
  createRoot(root).render(
    <StrictMode>
      <Portal store={store} router={router} />
    </StrictMode>,
  );
}
