import { hash, verify } from '@node-rs/argon2';
import { isGoodPassword } from '@laundry/api-contract/password';
import { Failure, tooMany } from '../../failure.ts';
import { consumeRateLimit } from '../../queries/rateLimits.ts';
import type { Dependencies } from '../dependencies.ts';

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

/** Tries of one mailed link (D34): hashing a password takes time and memory. */
const LINK_TRIES = { times: 30, windowMs: 60_000 };

/**
 * Checks and hashes the password that was chosen with a mailed link. It takes long: not to be done with a row
 * locked.
 *
 * @throws Failure ex_weak_password, ex_too_many_requests
 */
export async function hashNewPassword(
  { db, clock }: Dependencies,
  tokenHash: string,
  password: string,
): Promise<string> {
  if (!isGoodPassword(password)) throw new Failure('ex_weak_password');
  const until = await consumeRateLimit(db, tokenHash, LINK_TRIES, clock());
  if (until) throw tooMany(until, clock());
  return hashPassword(password);
}
