import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import type { DataRouter } from 'react-router';
import { parseNext } from '../session/loginRedirect.ts';
import { typingStarted } from '../session/session.slice.ts';
import { paths } from '../shared/paths.ts';
import { Portal } from './Portal.tsx';
import { prefetchCode } from './prefetch.ts';
import { portalRoutes } from './routes.tsx';
import { browserStore } from './store.ts';
import type { PortalStore } from './store.ts';

/** Preloads the code of the page after the login, once the visitor begins to type. */
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

/** Resolves once the router can render the first page, or the failure to load it. */
const initialised = (router: DataRouter) =>
  router.state.initialized
    ? undefined
    : new Promise<void>((resolve) => {
        const unsubscribe = router.subscribe(({ initialized }) => {
          if (!initialized) return;
          unsubscribe();
          resolve();
        });
      });

/** Starts the portal at the document's address. The document's loading indicator stays until then. */
export async function startPortal(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the document has no #root');
  const store = browserStore();
  prefetchDashboard(store);
  const router = createBrowserRouter(portalRoutes(store));
  await initialised(router);
  createRoot(root).render(
    <StrictMode>
      <Portal store={store} router={router} />
    </StrictMode>,
  );
}
