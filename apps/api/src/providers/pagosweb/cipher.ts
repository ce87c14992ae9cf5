import { createCipheriv, createDecipheriv } from 'node:crypto';

const ALGORITHM = 'des-ede3-cbc';

/**
 * The initialisation vector that PagosWeb derives from a `fecha` (providers §3): `yyMMddhhmmss` without its
 * first character, followed by "=", decoded as base64. Undefined for an invalid `fecha`.
 */
export function ivOf(fecha: string): Buffer | undefined {
  const parts = /^\d\d(\d\d)-(\d\d)-(\d\d) ?(\d\d):(\d\d):(\d\d)$/.exec(fecha);
  return parts ? Buffer.from(`${parts.slice(1).join('').slice(1)}=`, 'base64') : undefined;
}

/** base64(3DES-CBC-PKCS7(text)). @param key base64 of 24 bytes */
export function encryptToken(key: string, iv: Buffer, text: string): string {
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key, 'base64'), iv);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** Decrypts a token; undefined for one that was encrypted with another key. */
export function decryptToken(key: string, iv: Buffer, token: string): string | undefined {
  try {
    const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, 'base64'), iv);
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

/** Formats a moment for PagosWeb: `yyyy-MM-ddhh:mm:ss`, with a 12-hour clock and without a space. */
export function fechaOf(at: Date): string {
  const parts = new Map(clockOfMontevideo.formatToParts(at).map(({ type, value }) => [type, value]));
  const join = (names: Intl.DateTimeFormatPartTypes[], separator: string) =>
    names.map((name) => (parts.get(name) ?? '').padStart(2, '0')).join(separator);
  return join(['year', 'month', 'day'], '-') + join(['hour', 'minute', 'second'], ':');
}
