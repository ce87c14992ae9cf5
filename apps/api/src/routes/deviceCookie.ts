import { calls } from '@laundry/api-contract';
import { parseCookie, stringifySetCookie } from 'cookie';
import { sha256 } from '../secrets.ts';
import { DEVICE_LIFE_MS } from '../queries/maintenance.ts';
import type { Settings } from '../settings.ts';

/** Characters of the hash in the cookie's name, enough to distinguish the accounts of one browser. */
const NAME_LENGTH = 16;
const VALID_TOKEN = /^[\w-]{1,100}$/;

/**
 * Each e-mail has its own cookie (OWASP's device cookies), so that other accounts on the device keep theirs.
 */
const nameOf = (email: string): string => `device-${sha256(email.toLowerCase()).slice(0, NAME_LENGTH)}`;

/** The device's token for an e-mail in a `Cookie` header; undefined where there is none. */
export function deviceTokenOf(cookies: string | undefined, email: string): string | undefined {
  const token = parseCookie(cookies ?? '')[nameOf(email)];
  return token !== undefined && VALID_TOKEN.test(token) ? token : undefined;
}

/** The `Set-Cookie` header that identifies a device. It gives no access, and is sent with sign-ins only. */
export const deviceCookie = ({ API_MODE }: Settings, email: string, token: string): string =>
  stringifySetCookie({
    name: nameOf(email),
    value: token,
    path: calls.signin.path,
    maxAge: DEVICE_LIFE_MS / 1000,
    httpOnly: true,
    secure: API_MODE === 'production',
    sameSite: 'strict',
  });
