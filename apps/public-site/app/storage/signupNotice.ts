import type { KeyValueStorage } from '@laundry/flow/browserStorage';
import { tabStorage } from '@laundry/flow/browserStorage';
import { storedValue } from '@laundry/flow/storedValue';
import * as v from 'valibot';

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
