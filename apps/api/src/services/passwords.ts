import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id figures: 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** An argon2id hash with its parameters and salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2ID);

let nobodys: Promise<string> | undefined;

/**
 * Compares a password with a hash. Without a hash (an unknown e-mail) it compares with nobody's, so that both
 * take the same time, and is never right.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodys ??= hashPassword(crypto.randomUUID());
  const right = await verify(passwordHash ?? (await nobodys), password);
  return right && passwordHash !== undefined;
}

/** Makes nobody's hash ahead of the first sign-in, which it would slow down. */
export async function warmUpPasswords(): Promise<void> {
  await isPassword('', undefined);
}
