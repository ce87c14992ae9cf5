import * as v from 'valibot';
import type { KeyValueStorage } from '../../shared/context.ts';

/** Where they are kept. */
export const RECENT_EMAILS_KEY = 'laundry.recentEmails';

/** How many e-mails are remembered (spec §9). */
const REMEMBERED = 8;

const Emails = v.array(v.pipe(v.string(), v.email()));

/** The remembered e-mails, newest first; none where the storage has garbage or cannot be read. */
export function readRecentEmails(storage: KeyValueStorage): string[] {
  try {
    const result = v.safeParse(Emails, JSON.parse(storage.getItem(RECENT_EMAILS_KEY) ?? '[]'));
    return result.success ? result.output.slice(0, REMEMBERED) : [];
  } catch {
    return [];
  }
}

function keep(storage: KeyValueStorage, emails: readonly string[]): void {
  try {
    storage.setItem(RECENT_EMAILS_KEY, JSON.stringify(emails));
  } catch {
    // A convenience: without it the person types the e-mail.
  }
}

const others = (emails: readonly string[], email: string): string[] =>
  emails.filter((known) => known.toLowerCase() !== email.toLowerCase());

/** Puts an e-mail first. */
export function storeEmail(storage: KeyValueStorage, email: string): void {
  keep(storage, [email, ...others(readRecentEmails(storage), email)].slice(0, REMEMBERED));
}

/** Takes an e-mail off the list. */
export function removeEmail(storage: KeyValueStorage, email: string): void {
  keep(storage, others(readRecentEmails(storage), email));
}
