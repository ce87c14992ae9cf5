import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token that cannot be guessed, fit for headers and links. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** SHA-256 in hex: how tokens and e-mails are kept where only equality matters. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Compares two texts in constant time, whatever their lengths. */
export function sameSecret(left: string, right: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(left).digest(),
    createHash('sha256').update(right).digest(),
  );
}
