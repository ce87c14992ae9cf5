import * as v from 'valibot';
import type { KeyValueStorage } from '../context.ts';
import { tabStorage } from './browserStorage.ts';
import { storedValue } from './storedValue.ts';

/** The key in session storage, and the id of the notice on the apps page. */
export const SIGNUP_NOTICE = 'registro-completo';

const completed = storedValue(SIGNUP_NOTICE, v.literal(true));

/** Stores that the sign-up was just completed, for the next page. */
export const rememberSignup = (session: KeyValueStorage): boolean => completed.save(session, true);

/** Shows the notice of the completed sign-up, once. */
export function showSignupNotice(): void {
  const notice = document.getElementById(SIGNUP_NOTICE);
  if (!notice) return;
  notice.hidden = !completed.load(tabStorage);
  completed.clear(tabStorage);
}
