import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { openDashboard } from './openDashboard.ts';
import { Portal } from './Portal.tsx';
import { portalRoutes } from './routes.tsx';
import type { PortalStore } from './store.ts';

type DataRouter = ReturnType<typeof createBrowserRouter>;

/** How long the first page waits for its rows before it is drawn without them, in ms; too short to notice. */
const PATIENCE_MS = 150;

/** Whether a report is still searching: drawn now, it would be drawn again in a moment. */
const isSearching = (state: ReturnType<ReturnType<typeof openDashboard>['getState']>): boolean =>
  Object.values(state.api.queries).some(
    (query) => query?.status === QueryStatus.pending && ['uses', 'transactions'].includes(query.endpointName),
  );

/** Resolves once the first page and the rows of its report have loaded, or after PATIENCE_MS. */
function untilDrawable(router: DataRouter, store: ReturnType<typeof openDashboard>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const look = () => {
    if (router.state.initialized && !isSearching(store.getState())) resolve(undefined);
  };
  const ends = [router.subscribe(look), store.subscribe(look)];
  const timer = setTimeout(resolve, PATIENCE_MS);
  look();
  return promise.then(() => {
    clearTimeout(timer);
    for (const end of ends) end();
  });
}

/**
 * Starts the portal at the document's address.
 *
 * @param afterLogin another page was in sight before: the first heading takes the focus, as after any change
 * of page
 */
export async function startPortal(store: PortalStore, { afterLogin = false } = {}): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  // The login's document has its form there.
  root.replaceChildren();
  const dashboard = openDashboard(store);
  const router = createBrowserRouter(portalRoutes(store, { afterLogin }));
  await untilDrawable(router, dashboard);
  createRoot(root).render(
    <StrictMode>
      <Portal store={store} router={router} />
    </StrictMode>,
  );
}
