import '@laundry/ui-kit/typeface.css';
import { chooseScheme } from '@laundry/ui-kit/choose-scheme';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { browserStore } from './app/browserStore.ts';
import { dashboardPaths } from './app/pages.ts';
import { paths } from './app/paths.ts';
import { rootElement } from './app/rootElement.ts';
import { initialState } from './app/start.ts';
import { LoginForm } from './features/login/LoginForm.tsx';
import { nextOf } from './session/next.ts';
import { loginOpened, selectStored } from './session/session.slice.ts';

// The login's own document: its frame stands in it as HTML, its form is hydrated, and no style engine, router or page of
// the dashboard is loaded before somebody has signed in.

const root = rootElement();
const place = document.getElementById('login-form');
if (!place) throw new Error('the document has no #login-form');

const store = browserStore();
// The login never sees a stored user (section 2).
store.dispatch(loginOpened());
const form = hydrateRoot(
  place,
  <StrictMode>
    <Provider store={store} serverState={initialState}>
      <LoginForm />
    </Provider>
  </StrictMode>,
);
const frame = new AbortController();
chooseScheme(frame.signal);

/** Goes on in the same document and with the same store: a session may be kept nowhere else. */
async function enter(): Promise<void> {
  window.history.replaceState(null, '', nextOf(window.location.search, dashboardPaths) ?? paths.welcome);
  try {
    const { startPortal } = await import('./app/startPortal.tsx');
    form.unmount();
    frame.abort();
    root.replaceChildren();
    startPortal(store, root, { afterLogin: true });
  } catch {
    // Its code did not come: the page's own document tells what is wrong, or loads.
    window.location.reload();
  }
}

const stopWaiting = store.subscribe(() => {
  if (!selectStored(store.getState())) return;
  stopWaiting();
  void enter();
});
