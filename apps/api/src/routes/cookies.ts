import { createHmac } from 'node:crypto';
import { calls } from '@laundry/api-contract';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { SetCookie } from 'cookie';
import { DEVICE_LIFE_MS } from '../queries/upkeep.ts';
import { sha256, sameSecret } from '../shared/secrets.ts';
import type { Settings } from '../settings.ts';

/** Characters of the hash in the cookie's name, enough to distinguish the accounts of one browser. */
const NAME_LENGTH = 16;
const VALID_TOKEN = /^[\w-]{1,100}$/;

/** Each e-mail has its own cookie (OWASP's device cookies): other accounts on the device keep theirs. */
const nameCookie = (email: string): string => `device-${sha256(email.toLowerCase()).slice(0, NAME_LENGTH)}`;

/** The device's token for an e-mail in a `Cookie` header; undefined where there is none. */
export function readDeviceToken(cookies: string | undefined, email: string): string | undefined {
  const token = parseCookie(cookies ?? '')[nameCookie(email)];
  return token !== undefined && VALID_TOKEN.test(token) ? token : undefined;
}

/** A `Set-Cookie` header for as long as a device is remembered. Scripts and other sites cannot read it. */
const formatCookie = ({ API_MODE }: Settings, cookie: Pick<SetCookie, 'name' | 'value' | 'path'>): string =>
  stringifySetCookie({
    ...cookie,
    maxAge: DEVICE_LIFE_MS / 1000,
    httpOnly: true,
    secure: API_MODE === 'production',
    sameSite: 'strict',
  });

/** The `Set-Cookie` header that identifies a device. It gives no access, and is sent with sign-ins only. */
export const deviceCookie = (settings: Settings, email: string, token: string): string =>
  formatCookie(settings, { name: nameCookie(email), value: token, path: calls.signin.path });

const NAME = 'cards';
/** The number of cards that a device's cookie has marks of (D83). */
const MAX_CARDS = 5;
/** 132 bits in base64url. */
const MARK_LENGTH = 22;
const VALID = new RegExp(String.raw`^[\w-]{${MARK_LENGTH}}(\.[\w-]{${MARK_LENGTH}}){0,${MAX_CARDS - 1}}$`);

/** The mark of a card in the cookie: only this API can make it, and it does not reveal the code. */
const makeMark = ({ RECAPTCHA_SECRET }: Settings, uid: string): string =>
  createHmac('sha256', RECAPTCHA_SECRET)
    .update(`known card ${uid}`)
    .digest('base64url')
    .slice(0, MARK_LENGTH);

/** The cards that a device looked up before (D83), by the marks in its `Cookie` header. */
export function knownCards(settings: Settings, cookies: string | undefined) {
  const sent = parseCookie(cookies ?? '')[NAME] ?? '';
  const marks = VALID.test(sent) ? sent.split('.') : [];
  return {
    knows: (uid: string): boolean => marks.some((mark) => sameSecret(mark, makeMark(settings, uid))),
    /** The `Set-Cookie` header with a further card. It gives no access, and is sent with every call. */
    cookieWith: (uid: string): string => {
      const mark = makeMark(settings, uid);
      const value = [mark, ...marks.filter((other) => other !== mark)].slice(0, MAX_CARDS).join('.');
      return formatCookie(settings, { name: NAME, value, path: '/' });
    },
  };
}
