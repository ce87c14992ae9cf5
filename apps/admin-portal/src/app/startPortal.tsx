import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { openDashboard } from './openDashboard.ts';
import { Portal } from './Portal.tsx';
import { portalRoutes } from './routes.tsx';
import type { PortalStore } from './store.ts';

/**
 * Starts the portal at the document's address.
 *
 * @param afterLogin another page was in sight before: the first heading takes the focus, as after any change of page
 */
export function startPortal(store: PortalStore, place: Element, { afterLogin = false } = {}): void {
  openDashboard(store);
  const router = createBrowserRouter(portalRoutes(store, { afterLogin }));
  createRoot(place).render(
    <StrictMode>
      <Portal store={store} router={router} />
    </StrictMode>,
  );
}
