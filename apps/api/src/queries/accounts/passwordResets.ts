import type { Executor } from '../../database/connect.ts';
import { deleteDevices } from './devices.ts';

/** Queues a request for a new password. The e-mail may belong to no account. */
export async function requestPassword(db: Executor, email: string, at: Date): Promise<void> {
  await db.insertInto('password_requests').values({ email, at }).execute();
}

/**
 * Deletes the oldest request that no other instance is answering. If the transaction fails, it stays.
 *
 * @returns its e-mail; undefined where there is none
 */
export async function claimPasswordRequest(db: Executor): Promise<string | undefined> {
  const oldest = db
    .selectFrom('password_requests')
    .select('id')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const taken = await db
    .deleteFrom('password_requests')
    .where('id', '=', oldest)
    .returning('email')
    .executeTakeFirst();
  return taken?.email;
}

/** A link for a new password, as it is stored. */
interface NewPasswordReset {
  readonly accountId: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

export async function insertPasswordReset(
  db: Executor,
  { accountId, tokenHash, expiresAt }: NewPasswordReset,
): Promise<void> {
  await db
    .insertInto('password_resets')
    .values({ account_id: accountId, token_hash: tokenHash, expires_at: expiresAt })
    .execute();
}

/** The link with a token, and its account. */
export function passwordResetOf(db: Executor, tokenHash: string) {
  return db
    .selectFrom('password_resets')
    .innerJoin('accounts', 'accounts.id', 'password_resets.account_id')
    .select([
      'accounts.id as account_id',
      'accounts.email',
      'accounts.administration_id',
      'password_resets.expires_at',
      'password_resets.used_at',
    ])
    .where('password_resets.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/**
 * The same, with the account locked until the transaction ends, so that concurrent resets run in sequence.
 */
export async function lockPasswordReset(db: Executor, tokenHash: string) {
  await db
    .selectFrom('accounts')
    .innerJoin('password_resets', 'password_resets.account_id', 'accounts.id')
    .select('accounts.id')
    .where('password_resets.token_hash', '=', tokenHash)
    .forUpdate('accounts')
    .execute();
  return passwordResetOf(db, tokenHash);
}

/** Sets a new password, and ends the account's sessions, remembered devices and other links. */
export async function resetPasswordOf(
  db: Executor,
  accountId: string,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
  await db
    .updateTable('password_resets')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await deleteDevices(db, accountId);
}
