import { sql } from 'kysely';
import type { Database, Executor } from '../../database/connect.ts';
import { saveDevice } from './devices.ts';
import { consumeRateLimit, limitedUntil } from '../rateLimits.ts';
import type { RateLimit } from '../rateLimits.ts';

/** Who tries to sign in. */
export interface SigninTry {
  readonly emailHash: string;
  /** A device that signed in to this e-mail before, else the e-mail together with the address. */
  readonly clientHash: string;
  readonly knownDevice: boolean;
  /** The key that wrong tries of the address count against. */
  readonly byAddress: string;
}

/** Wrong tries that are answered (D34). */
export interface SigninLimits {
  /** Wrong passwords of one client for one e-mail, in any stretch of time of this length. */
  readonly client: RateLimit;
  /** Wrong passwords of all unknown devices for one e-mail; then one try is answered after each pause. */
  readonly unknownDevices: RateLimit & { readonly pauseMs: number };
  /** Wrong passwords of unknown devices of one address, for any e-mail; undefined: without limit. */
  readonly address: RateLimit | undefined;
}

async function clientUntil(
  db: Executor,
  { clientHash }: SigninTry,
  { times, windowMs }: RateLimit,
  now: Date,
): Promise<Date | undefined> {
  const oldest = await db
    .selectFrom('signin_failures')
    .select('at')
    .where('client_hash', '=', clientHash)
    .where('at', '>', new Date(now.getTime() - windowMs))
    .orderBy('at', 'desc')
    .offset(times - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest && new Date(oldest.at.getTime() + windowMs);
}

async function unknownDevicesUntil(
  db: Executor,
  { emailHash }: SigninTry,
  { times, windowMs, pauseMs }: SigninLimits['unknownDevices'],
  now: Date,
): Promise<Date | undefined> {
  const { tries, newest } = await db
    .selectFrom('signin_failures')
    .select(({ fn }) => [fn.countAll<number>().as('tries'), fn.max('at').as('newest')])
    .where('email_hash', '=', emailHash)
    .where('known_device', '=', false)
    .where('at', '>', new Date(now.getTime() - windowMs))
    .executeTakeFirstOrThrow();
  // Without any try there is no newest one.
  if (tries < times) return undefined;
  const until = new Date(newest.getTime() + pauseMs);
  return until > now ? until : undefined;
}

/** Until when a try is not answered, whatever its password; undefined where it may be made. */
export async function refusedUntil(
  db: Executor,
  attempt: SigninTry,
  limits: SigninLimits,
  now: Date,
): Promise<Date | undefined> {
  const client = await clientUntil(db, attempt, limits.client, now);
  if (client || attempt.knownDevice) return client;
  const address = limits.address && (await limitedUntil(db, attempt.byAddress, limits.address, now));
  return address ?? unknownDevicesUntil(db, attempt, limits.unknownDevices, now);
}

export type SigninOutcome =
  { readonly kind: 'in' } | { readonly kind: 'wrong' } | { readonly kind: 'refused'; readonly until: Date };

/** What a right password opens. */
export interface SessionToOpen {
  readonly tokenHash: string;
  readonly deviceHash: string;
  readonly accountId: string;
  readonly passwordHash: string;
  readonly expiresAt: Date;
}

/**
 * Whether an account's password is still the one that was compared; kept from changing until the transaction
 * ends.
 */
async function hasPassword(db: Executor, { accountId, passwordHash }: SessionToOpen): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return account !== undefined;
}

async function open(db: Executor, session: SessionToOpen, now: Date): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      account_id: session.accountId,
      device_hash: session.deviceHash,
      expires_at: session.expiresAt,
      last_used_at: now,
    })
    .execute();
  await saveDevice(db, session.deviceHash, session.accountId, now);
}

/**
 * Decides a try whose password has been compared. Tries of one e-mail are decided one after the other, so
 * that of many at once only as many learn whether they were right as the limits allow.
 *
 * A password that was changed in the meantime is a wrong one, so that the change ends every session that it
 * opened.
 *
 * @param session what a right password opens, with the hash that it was compared with; undefined for a wrong
 * one
 */
export function decideSignin(
  db: Database,
  attempt: SigninTry,
  session: SessionToOpen | undefined,
  limits: SigninLimits,
  now: Date,
): Promise<SigninOutcome> {
  const { emailHash, clientHash, knownDevice, byAddress } = attempt;
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${emailHash}, 0))`.execute(transaction);
    const until = await refusedUntil(transaction, attempt, limits, now);
    if (until) return { kind: 'refused', until };
    if (session && (await hasPassword(transaction, session))) {
      await transaction.deleteFrom('signin_failures').where('client_hash', '=', clientHash).execute();
      await open(transaction, session, now);
      return { kind: 'in' };
    }
    await transaction
      .insertInto('signin_failures')
      .values({ email_hash: emailHash, client_hash: clientHash, known_device: knownDevice, at: now })
      .execute();
    const over =
      !knownDevice && limits.address && (await consumeRateLimit(transaction, byAddress, limits.address, now));
    return over ? { kind: 'refused', until: over } : { kind: 'wrong' };
  });
}

/** Forgets the wrong tries of an e-mail, whoever made them. */
export async function deleteFailures(db: Executor, emailHash: string): Promise<void> {
  await db.deleteFrom('signin_failures').where('email_hash', '=', emailHash).execute();
}
