import { createCipheriv, createDecipheriv } from 'node:crypto';

const ALGORITHM = 'des-ede3-cbc';
const KEY_BYTES = 24;
const HALF_A_DAY = 12;

/** The bytes of a key; one of 16 bytes is completed by its first 8 (providers §3). */
function expandKey(key: string): Buffer {
  const bytes = Buffer.from(key, 'base64');
  return Buffer.concat([bytes, bytes.subarray(0, KEY_BYTES - bytes.length)]);
}

/**
 * The initialisation vector that PagosWeb derives from a `fecha` (providers §3): `yyMMddhhmmss` on a 12-hour
 * clock without its first character, followed by "=", decoded as base64. Undefined for an invalid `fecha`.
 */
export function deriveIv(fecha: string): Buffer | undefined {
  const parts = /^\d\d(\d\d)-(\d\d)-(\d\d) ?([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/.exec(fecha);
  if (!parts) return undefined;
  const [, year = '', month = '', day = '', hour, minute = '', second = ''] = parts;
  const clockHour = String(Number(hour) % HALF_A_DAY || HALF_A_DAY).padStart(2, '0');
  const text = year + month + day + clockHour + minute + second;
  return Buffer.from(`${text.slice(1)}=`, 'base64');
}

/** A `fecha` as the signed text has it. */
export const signedFecha = (fecha: string): string => fecha.replace(' ', '');

/** base64(3DES-CBC-PKCS7(text)). @param key base64 of 24 or 16 bytes @throws Error for an invalid `fecha` */
export function encryptToken(key: string, fecha: string, text: string): string {
  const iv = deriveIv(fecha);
  if (!iv) throw new Error('fecha is no date');
  const cipher = createCipheriv(ALGORITHM, expandKey(key), iv);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** Decrypts a token; undefined for one that was encrypted with another key, and for an invalid `fecha`. */
export function decryptToken(key: string, fecha: string, token: string): string | undefined {
  const iv = deriveIv(fecha);
  if (!iv) return undefined;
  try {
    const decipher = createDecipheriv(ALGORITHM, expandKey(key), iv);
    return Buffer.concat([decipher.update(Buffer.from(token, 'base64')), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

const clockOfMontevideo = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Montevideo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h12',
});

/** Formats a moment for PagosWeb: `yyyy-MM-dd hh:mm:ss` in Montevideo, with a 12-hour clock. */
export function formatFecha(at: Date): string {
  const parts = new Map(clockOfMontevideo.formatToParts(at).map(({ type, value }) => [type, value]));
  const join = (names: Intl.DateTimeFormatPartTypes[], separator: string) =>
    names.map((name) => (parts.get(name) ?? '').padStart(2, '0')).join(separator);
  return `${join(['year', 'month', 'day'], '-')} ${join(['hour', 'minute', 'second'], ':')}`;
}
