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

/** Suggests the intended domain, where that of an address differs from a common one by a typing error. */
export function suggestDomain(email: string): string | undefined {
  const domain = /^[^\s@]+@([^\s@]+)$/.exec(email.toLowerCase())?.[1];
  if (domain === undefined || EXISTING_DOMAINS.includes(domain)) return undefined;
  const near = closest(domain, DOMAINS);
  const apart = distance(domain, near);
  return apart > 0 && apart <= MAX_DISTANCE ? near : undefined;
}
