import { closest, distance } from 'fastest-levenshtein';

/** The mail providers that most people here write to. */
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
/** Real ones that a typing error could also lead to. */
const REAL: readonly string[] = ['mail.com', 'email.com', 'ymail.com', 'me.com'];
/** A domain that is further away is another one, not a typing error. */
const NEAR = 2;

/** The address that was probably meant, where the domain is a typing error away from a common one. */
export function suggestEmail(typed: string): string | undefined {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(typed.trim()) ?? [];
  if (name === undefined || domain === undefined) return undefined;
  if (REAL.includes(domain.toLowerCase())) return undefined;
  const near = closest(domain.toLowerCase(), DOMAINS);
  const apart = distance(domain.toLowerCase(), near);
  return apart > 0 && apart <= NEAR ? `${name}@${near}` : undefined;
}
