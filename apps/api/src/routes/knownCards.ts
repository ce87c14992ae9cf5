import { createHmac } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { DEVICE_LIFE_MS } from '../queries/maintenance.ts';
import { sameSecret } from '../secrets.ts';
import type { Settings } from '../settings.ts';

const NAME = 'cards';
/** As many as the site remembers of a device (D15). */
const MAX_CARDS = 5;
/** 132 bits in base64url. */
const MARK_LENGTH = 22;
const VALID = new RegExp(String.raw`^[\w-]{${MARK_LENGTH}}(\.[\w-]{${MARK_LENGTH}}){0,${MAX_CARDS - 1}}$`);

/** What stands for a card: only this API can make it, and it does not tell the code. */
const markOf = ({ RECAPTCHA_SECRET }: Settings, uid: string): string =>
  createHmac('sha256', RECAPTCHA_SECRET)
    .update(`known card ${uid}`)
    .digest('base64url')
    .slice(0, MARK_LENGTH);

/** The cards that a device looked up before (D83), by the marks in its `Cookie` header. */
export function knownCards(settings: Settings, cookies: string | undefined) {
  const sent = parseCookie(cookies ?? '')[NAME] ?? '';
  const marks = VALID.test(sent) ? sent.split('.') : [];
  return {
    knows: (uid: string): boolean => marks.some((mark) => sameSecret(mark, markOf(settings, uid))),
    /** The `Set-Cookie` header with a further card. It gives no access. */
    cookieWith: (uid: string): string => {
      const mark = markOf(settings, uid);
      return stringifySetCookie({
        name: NAME,
        value: [mark, ...marks.filter((other) => other !== mark)].slice(0, MAX_CARDS).join('.'),
        path: '/api/v1',
        maxAge: DEVICE_LIFE_MS / 1000,
        httpOnly: true,
        secure: settings.API_MODE === 'production',
        sameSite: 'strict',
      });
    },
  };
}
