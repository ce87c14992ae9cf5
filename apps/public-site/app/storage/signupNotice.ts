import type { KeyValueStorage } from '../context.ts';

/** The key in session storage, and the id of the notice on the apps page. */
export const SIGNUP_NOTICE = 'registro-completo';

/** Stores that the sign-up was just completed, for the next page. */
export function rememberSignup(session: KeyValueStorage): void {
  try {
    session.setItem(SIGNUP_NOTICE, 'true');
  } catch {
    // Without storage the page simply shows no notice.
  }
}

/** Shows the notice of the completed sign-up, once. */
export function showSignupNotice(): void {
  const notice = document.getElementById(SIGNUP_NOTICE);
  if (!notice) return;
  try {
    notice.hidden = sessionStorage.getItem(SIGNUP_NOTICE) === null;
    sessionStorage.removeItem(SIGNUP_NOTICE);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
