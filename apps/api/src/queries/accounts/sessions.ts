import { exists } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import { prepared } from '../../database/prepared.ts';

/** The account of a session; undefined for one that is unknown, over, or not used since `idleSince`. */
export const findSession = (db: Executor, tokenHash: string, now: Date, idleSince: Date) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'role', 'email', 'administration_id', 'last_used_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', idleSince)
    .modifyEnd(prepared)
    .executeTakeFirst();

/** Records that a session was used. */
export const recordSessionUse = (db: Executor, tokenHash: string, at: Date) =>
  db.updateTable('sessions').set({ last_used_at: at }).where('token_hash', '=', tokenHash).execute();

/** Ends a session, if it exists. */
export const endSession = (db: Executor, tokenHash: string) =>
  db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();

/**
 * Ends the sessions and the mailed links of an account and forgets its devices, except the session with a
 * token and its device. Call it in a transaction.
 */
export async function endAccess(db: Executor, accountId: string, at: Date, exceptToken = ''): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  const ofSession = db
    .selectFrom('sessions')
    .select('device_hash')
    .where('token_hash', '=', exceptToken)
    .where('device_hash', 'is not', null);
  await db
    .deleteFrom('devices')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', ofSession)
    .execute();
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', exceptToken)
    .execute();
}

/** How many devices are remembered per account: those used last. */
const MAX_DEVICES = 20;

/**
 * Whether a device has signed in to the account of an e-mail before.
 *
 * @param since devices last used before this are ignored
 */
export const isKnownDevice = (db: Executor, tokenHash: string, email: string, since: Date) =>
  exists(
    db
      .selectFrom('devices')
      .innerJoin('accounts', 'accounts.id', 'devices.account_id')
      .select('devices.token_hash')
      .where('devices.token_hash', '=', tokenHash)
      .where('devices.last_used_at', '>', since)
      .where('accounts.email', '=', email.toLowerCase()),
  );

/** Remembers that a device signed in to an account. */
export async function saveDevice(db: Executor, tokenHash: string, accountId: string, at: Date) {
  await db
    .insertInto('devices')
    .values({ token_hash: tokenHash, account_id: accountId, last_used_at: at })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ last_used_at: at }))
    .execute();
  const older = db
    .selectFrom('devices')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .offset(MAX_DEVICES);
  await db.deleteFrom('devices').where('token_hash', 'in', older).execute();
}
