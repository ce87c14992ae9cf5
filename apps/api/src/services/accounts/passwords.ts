import { server } from '@laundry/strings';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { Failure, tooMany } from '../../shared/failure.ts';
import { consumeRateLimit } from '../../queries/rateLimits.ts';
import type { Dependencies } from '../dependencies.ts';
import { MINUTE_MS } from '../../shared/clock.ts';

const COUNT = 10_000;

let common: ReadonlySet<string> | undefined;

/**
 * Refuses the ten thousand most common passwords, in whatever case.
 *
 * @throws Failure ex_weak_password, with a message of its own
 */
function refuseCommonPassword(password: string): void {
  // The list is unpacked at its first use. It has lower case only, the most common one first.
  common ??= new Set(dictionary['passwords-common'].slice(0, COUNT));
  if (common.has(password.toLowerCase()))
    throw new Failure('ex_weak_password', { message: server.commonPassword });
}

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password with argon2id. The hash includes parameters and salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2ID);

let dummyHash: Promise<string> | undefined;

/**
 * Compares a password with a hash. Without a hash (an unknown e-mail) it compares with a dummy and returns
 * false, so that both cases take the same time.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== undefined;
}

/** Computes the dummy hash in advance, because it would slow down the first sign-in. */
export const warmUpPasswords = () => isPassword('', undefined);

/**
 * Checks and hashes a chosen password. Do not call it while rows are locked, because hashing takes long.
 *
 * @param attempts how many of a key are allowed in a minute, because hashing takes time and memory
 * @throws Failure ex_weak_password, ex_too_many_requests
 */
export async function hashNewPassword(
  { db, clock }: Dependencies,
  password: string,
  isGood: (password: string) => boolean,
  attempts: { readonly key: string; readonly times: number },
): Promise<string> {
  if (!isGood(password)) throw new Failure('ex_weak_password');
  refuseCommonPassword(password);
  const limit = { times: attempts.times, windowMs: MINUTE_MS };
  const until = await consumeRateLimit(db, attempts.key, limit, clock());
  if (until) throw tooMany(until, clock());
  return hashPassword(password);
}
