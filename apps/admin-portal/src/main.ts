import '@laundry/ui-kit/typeface.css';
import { deviceStorage } from '@laundry/flow/browserStorage';
import { prefetchCode, prefetchPage } from './app/prefetch.ts';
import { redirectToRoot } from './session/loginRedirect.ts';
import { paths } from './shared/paths.ts';

/** Shows the document's own notice, because without the portal's code no page can. */
function showFailure(): void {
  const notice = document.querySelector('template');
  notice?.parentElement?.replaceChildren(notice.content);
}

/** Starts the portal. The code of the requested page loads in parallel with the portal's own. */
async function start({ location, history }: Window): Promise<void> {
  const root = redirectToRoot(location, deviceStorage);
  // Redirects before any of the dashboard's code is loaded (spec §2, D71).
  if (root !== undefined) history.replaceState(null, '', root);
  prefetchPage(location, deviceStorage);
  prefetchCode(root === undefined ? location.pathname : paths.login);
  const portal = await import('./app/startPortal.tsx').catch(showFailure);
  await portal?.startPortal();
}

void start(window);
