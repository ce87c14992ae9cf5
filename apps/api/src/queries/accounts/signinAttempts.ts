import { sql } from 'kysely';
import { exists } from '../../database/connect.ts';
import type { Database, Executor } from '../../database/connect.ts';
import { saveDevice } from './sessions.ts';
import { consumeDeviceLink } from './mailedLinks.ts';
import type { DeviceLink } from './mailedLinks.ts';
import { consumeRateLimit, limitedUntil, slidingLimitedUntil, windowCutoff } from '../rateLimits.ts';
import type { RateLimit } from '../rateLimits.ts';
import { MINUTE_MS } from '../../shared/clock.ts';

/** An attempt to sign in, as the limits count it. */
export interface SigninAttempt {
  readonly emailHash: string;
  /** A hash of a known device or its link, else of e-mail and address. */
  readonly clientHash: string;
  readonly knownDevice: boolean;
  /** The mailed link that lets the device in, where it needs one. */
  readonly deviceLink: DeviceLink | undefined;
  /** What failures of unknown devices at the address are counted by; undefined where they are not. */
  readonly address: { readonly key: string; readonly limit: RateLimit } | undefined;
}

// How many failed attempts are allowed (D34).

/** For one client and one e-mail, in a sliding window. */
const CLIENT: RateLimit = { times: 10, windowMs: 15 * MINUTE_MS };
/** For all unknown devices and one e-mail; beyond it one attempt per pause is allowed. */
const UNKNOWN_DEVICES = { times: 100, windowMs: 60 * MINUTE_MS, pauseMs: MINUTE_MS / 2 };

async function unknownDevicesLimitedUntil(db: Executor, { emailHash }: SigninAttempt, now: Date) {
  const { times, windowMs, pauseMs } = UNKNOWN_DEVICES;
  const { attempts, newest } = await db
    .selectFrom('signin_failures')
    .select(({ fn }) => [fn.countAll<number>().as('attempts'), fn.max('at').as('newest')])
    .where('email_hash', '=', emailHash)
    .where('known_device', '=', false)
    .where('at', '>', windowCutoff(windowMs, now))
    .executeTakeFirstOrThrow();
  // `newest` is null only where there is no attempt, and every limit allows at least one.
  if (attempts < times) return undefined;
  const until = new Date(newest.getTime() + pauseMs);
  return until > now ? until : undefined;
}

/** Until when an attempt is refused regardless of its password; undefined where it is allowed. */
export async function refusedUntil(db: Executor, attempt: SigninAttempt, now: Date) {
  const failures = { table: 'signin_failures', column: 'client_hash', hash: attempt.clientHash } as const;
  const client = await slidingLimitedUntil(db, failures, CLIENT, now);
  if (client || attempt.knownDevice) return client;
  const { address } = attempt;
  const ofAddress = address && (await limitedUntil(db, address.key, address.limit, now));
  return ofAddress ?? unknownDevicesLimitedUntil(db, attempt, now);
}

/** The session that a correct password opens. */
interface SessionToOpen {
  readonly tokenHash: string;
  readonly deviceHash: string;
  readonly accountId: string;
  readonly passwordHash: string;
  readonly expiresAt: Date;
}

/** Whether the compared password hash is still the account's. Locks it until the transaction ends. */
const hasSamePassword = (db: Executor, { accountId, passwordHash }: SessionToOpen) =>
  exists(
    db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', accountId)
      .where('password_hash', '=', passwordHash)
      .forShare(),
  );

async function openSession(db: Executor, session: SessionToOpen, now: Date): Promise<void> {
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
 * Decides an attempt whose password has been compared. Attempts for one e-mail are decided in sequence, so
 * that concurrent ones do not learn more results than the limits allow. A password that was changed meanwhile
 * counts as wrong, because the change has to end every session that the old password opened.
 *
 * @param session the session to open, with the password hash that was compared; undefined for a wrong
 * password
 * @returns whether it is signed in and, where it is refused regardless of its password, until when
 */
export function decideSignin(
  db: Database,
  attempt: SigninAttempt,
  session: SessionToOpen | undefined,
  now: Date,
): Promise<{ readonly isIn: boolean; readonly until?: Date | undefined }> {
  const { emailHash, clientHash, knownDevice, deviceLink, address } = attempt;
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${emailHash}, 0))`.execute(transaction);
    const until = await refusedUntil(transaction, attempt, now);
    if (until) return { isIn: false, until };
    const mayEnter = session && (await hasSamePassword(transaction, session));
    if (mayEnter && (!deviceLink || (await consumeDeviceLink(transaction, deviceLink)))) {
      await transaction.deleteFrom('signin_failures').where('client_hash', '=', clientHash).execute();
      await openSession(transaction, session, now);
      return { isIn: true };
    }
    await transaction
      .insertInto('signin_failures')
      .values({ email_hash: emailHash, client_hash: clientHash, known_device: knownDevice, at: now })
      .execute();
    const limited = address && (await consumeRateLimit(transaction, address.key, address.limit, now));
    return { isIn: false, until: limited };
  });
}

/** Deletes the failed attempts for an e-mail from all clients. */
export const deleteFailures = (db: Executor, emailHash: string) =>
  db.deleteFrom('signin_failures').where('email_hash', '=', emailHash).execute();
