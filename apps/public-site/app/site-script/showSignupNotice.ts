import { SIGNED_UP } from '../session/signedUp.ts';

/** Tells, once, on the page that it led to, that the sign-up is complete. */
export function showSignupNotice(): void {
  const notice = document.getElementById(SIGNED_UP);
  if (!notice) return;
  try {
    notice.hidden = sessionStorage.getItem(SIGNED_UP) === null;
    sessionStorage.removeItem(SIGNED_UP);
  } catch {
    // The browser gives no storage: nothing was kept.
  }
}
