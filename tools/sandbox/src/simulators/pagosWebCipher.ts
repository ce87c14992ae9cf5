import { createCipheriv, createDecipheriv } from 'node:crypto';

const ALGORITHM = 'des-ede3-cbc';

/** The vector of a `fecha`: `yyMMddhhmmss` less its first character, plus "=", read as base64 (payment-providers, section 3). */
export function ivOf(fecha: string): Buffer {
  const digits = fecha.replaceAll(/\D/g, '').slice(2);
  return Buffer.from(`${digits.slice(1)}=`, 'base64');
}

/** base64(3DES-CBC-PKCS7(text)). @param key base64 of 24 bytes */
export function encrypt(key: string, fecha: string, text: string): string {
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key, 'base64'), ivOf(fecha));
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** The text of a token; undefined for one that was not made with this key and `fecha`. */
export function decrypt(key: string, fecha: string, token: string): string | undefined {
  try {
    const decipher = createDecipheriv(ALGORITHM, Buffer.from(key, 'base64'), ivOf(fecha));
    return Buffer.concat([decipher.update(Buffer.from(token, 'base64')), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
