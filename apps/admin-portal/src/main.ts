import '@laundry/ui-kit/typeface.css';
import { pages } from './app/pages.ts';
import { prefetchPage } from './app/prefetch.ts';
import { loginUrl, parseNext, redirectToRoot } from './session/loginRedirect.ts';

/** Starts the portal; the code of the address's page comes together with that of the portal. */
async function start(): Promise<void> {
  prefetchPage(window.location, window.localStorage);
  // What does not come is told by the router, which asks for it again.
  pages
    .find(({ path }) => path === window.location.pathname)
    ?.lazy()
    .catch(() => undefined);
  const [{ browserStore }, { startPortal }] = await Promise.all([
    import('./app/store.ts'),
    import('./app/startPortal.tsx'),
  ]);
  await startPortal(browserStore());
}

const root = redirectToRoot(window.location, window.localStorage);
if (root === undefined) void start();
else {
  window.history.replaceState(null, '', root);
  // What `/` would do, without loading it: the login is a document of its own (D71).
  window.location.replace(loginUrl(parseNext(window.location.search)));
}
