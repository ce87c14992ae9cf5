import '@laundry/ui-kit/typeface.css';
import { browserStore } from './app/store.ts';
import { paths } from './shared/paths.ts';
import { runLoginForm } from './features/login/runLoginForm.ts';
import { parseNext } from './session/loginRedirect.ts';
import { loginOpened, selectStored } from './session/session.slice.ts';

// The login's own document: its frame and its form stand in it as HTML. No React, style engine, router or
// page of the dashboard is loaded before the user has signed in.

const form = document.querySelector('form');
if (!form) throw new Error('the document has no form');

const store = browserStore();
// The login never sees a stored user (spec §2).
store.dispatch(loginOpened());
const endForm = runLoginForm(form, store);

/** Goes on in the same document and with the same store: a session may be kept nowhere else. */
async function enter(): Promise<void> {
  window.history.replaceState(null, '', parseNext(window.location.search) ?? paths.welcome);
  try {
    const { startPortal } = await import('./app/startPortal.tsx');
    endForm();
    await startPortal(store, { afterLogin: true });
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
