import type { SessionStorage } from '../context.ts';

/** The key in session storage, and the id of the notice on the apps page. */
export const SIGNUP_NOTICE = 'registro-completo';

/** Keeps that the sign-up was just completed, for the page that the resident is taken to. */
export function rememberSignup(session: SessionStorage): void {
  try {
    session.setItem(SIGNUP_NOTICE, 'true');
  } catch {
    // The page is the same without it.
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
    // The browser gives no storage: nothing was kept.
  }
}
