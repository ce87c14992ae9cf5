import type { KeyValueStorage } from '@laundry/flow/browserStorage';
import { storedValue } from '@laundry/flow/storedValue';
import * as v from 'valibot';

export const RECENT_EMAILS_KEY = 'laundry.recentEmails';

/** How many e-mails are remembered (spec §9). */
const REMEMBERED = 8;

const stored = storedValue(RECENT_EMAILS_KEY, v.array(v.string()));

/** The remembered e-mails, newest first; none if they are malformed or the storage cannot be used. */
export const readRecentEmails = (storage: KeyValueStorage): string[] =>
  stored.load(storage)?.slice(0, REMEMBERED) ?? [];

const others = (emails: readonly string[], email: string): string[] =>
  emails.filter((known) => known.toLowerCase() !== email.toLowerCase());

/** Stores an e-mail as the newest one. */
export function storeEmail(storage: KeyValueStorage, email: string): void {
  stored.save(storage, [email, ...others(readRecentEmails(storage), email)].slice(0, REMEMBERED));
}

/** Removes an e-mail from the list. */
export function removeEmail(storage: KeyValueStorage, email: string): void {
  stored.save(storage, others(readRecentEmails(storage), email));
}
