import { isGoodPassword } from '@laundry/api-contract/password';
import { Failure, tooMany } from '../failure.ts';
import { consumeRateLimit } from '../queries/rateLimits.ts';
import type { Dependencies } from './dependencies.ts';
import { hashPassword } from './passwords.ts';

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
