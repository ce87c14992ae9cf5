import { createCipheriv, createDecipheriv } from 'node:crypto';

const ALGORITHM = 'des-ede3-cbc';
const KEY_BYTES = 24;

/** The bytes of a key; one of 16 bytes is completed by its first 8 (providers §3). */
function bytesOf(key: string): Buffer {
  const bytes = Buffer.from(key, 'base64');
  return Buffer.concat([bytes, bytes.subarray(0, KEY_BYTES - bytes.length)]);
}

/**
 * The initialisation vector for a `fecha` (providers §3): `yyMMddhhmmss` without its first character, plus
 * "=", decoded as base64; undefined where the text is not a `fecha`.
 */
export function deriveIv(fecha: string): Buffer | undefined {
  const parts = /^\d\d(\d\d)-(\d\d)-(\d\d) ?(\d\d):(\d\d):(\d\d)$/.exec(fecha);
  return parts ? Buffer.from(`${parts.slice(1).join('').slice(1)}=`, 'base64') : undefined;
}

/**
 * base64(3DES-CBC-PKCS7(text)).
 *
 * @param key base64 of 24 or 16 bytes
 * @throws Error where `fecha` is invalid
 */
export function encrypt(key: string, fecha: string, text: string): string {
  const iv = deriveIv(fecha);
  if (!iv) throw new Error('fecha is no date');
  const cipher = createCipheriv(ALGORITHM, bytesOf(key), iv);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** The text of a token; undefined where it was not made with this key and `fecha`. */
export function decrypt(key: string, fecha: string, token: string): string | undefined {
  const iv = deriveIv(fecha);
  if (!iv) return undefined;
  try {
    const decipher = createDecipheriv(ALGORITHM, bytesOf(key), iv);
    return Buffer.concat([decipher.update(Buffer.from(token, 'base64')), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Montevideo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h12',
});

/** An instant in PagosWeb's format, `yyyy-MM-dd hh:mm:ss` on a 12-hour clock in Montevideo. */
export function formatFecha(iso: string): string {
  const parts = new Map(clock.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const join = (names: Intl.DateTimeFormatPartTypes[], by: string) =>
    names.map((name) => (parts.get(name) ?? '').padStart(2, '0')).join(by);
  return `${join(['year', 'month', 'day'], '-')} ${join(['hour', 'minute', 'second'], ':')}`;
}
