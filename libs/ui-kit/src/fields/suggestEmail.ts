import { closest, distance } from 'fastest-levenshtein';

/** The most common mail domains in Uruguay. */
const DOMAINS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'adinet.com.uy',
  'vera.com.uy',
  'montevideo.com.uy',
  'hotmail.com.uy',
  'outlook.es',
  'hotmail.es',
  'yahoo.es',
  'yahoo.com.ar',
] as const;
/** Existing domains that look like typing errors. */
const EXISTING_DOMAINS: readonly string[] = ['mail.com', 'email.com', 'ymail.com', 'me.com'];
/** A domain with more differences is another one, not a typing error. */
const MAX_DISTANCE = 2;

/** Suggests the intended address, where the domain differs from a common one by a typing error. */
export function suggestEmail(typed: string): string | undefined {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim()) ?? [];
  if (name === undefined || domain === undefined) return undefined;
  if (EXISTING_DOMAINS.includes(domain.toLowerCase())) return undefined;
  const near = closest(domain.toLowerCase(), DOMAINS);
  const apart = distance(domain.toLowerCase(), near);
  return apart > 0 && apart <= MAX_DISTANCE ? `${name}@${near}` : undefined;
}
