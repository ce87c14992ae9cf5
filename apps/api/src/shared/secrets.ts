import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

export { sameSecret } from '@laundry/payment-channels/server';

const TOKEN_BYTES = 32;

/** An unguessable token for headers and links. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** SHA-256 in hex: the stored form of tokens and e-mails that are only compared. */
export const sha256 = (text: string): string => hash('sha256', text);

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const deriveKey = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'controller keys', KEY_BYTES));

/**
 * Encrypts a short text with AES-256-GCM.
 *
 * @param context names the owner; decryption needs the same context
 * @returns base64 of nonce, tag and ciphertext
 */
export function encrypt(text: string, secret: string, context: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(secret), nonce).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** The text that was encrypted. @throws Error for another secret or context */
function decrypt(encrypted: string, secret: string, context: string): string {
  const bytes = Buffer.from(encrypted, 'base64');
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, deriveKey(secret), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(NONCE_BYTES, tagEnd));
  return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8');
}

/**
 * Decrypts a text with the one of several secrets that encrypted it. There are two while a secret is
 * replaced.
 *
 * @throws Error where none of them did
 */
export function decryptWithAny(encrypted: string, secrets: readonly string[], context: string): string {
  for (const secret of secrets)
    try {
      return decrypt(encrypted, secret, context);
    } catch {
      // Encrypted with another secret: the next one is tried.
    }
  throw new Error('none of the secrets decrypts it');
}
