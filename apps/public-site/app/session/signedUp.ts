import type { SessionStorage } from '../context.ts';

/** Where it stands in session storage, and the id of the part of the apps page that tells it. */
export const SIGNED_UP = 'registro-completo';

/** Keeps that the sign-up was just completed, for the page that the resident is taken to. */
export function rememberSignup(session: SessionStorage): void {
  try {
    session.setItem(SIGNED_UP, 'true');
  } catch {
    // The page is the same without it.
  }
}
