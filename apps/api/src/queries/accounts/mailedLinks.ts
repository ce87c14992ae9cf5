import { exists } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import { setPassword } from './accounts.ts';

/** A request for a mailed link: for a new password, or to let a device sign in. */
interface LinkRequest {
  /** Lower case. It may belong to no account. */
  readonly email: string;
  readonly forDevice: boolean;
}

/** Queues a request for a mailed link. */
export const requestLink = (db: Executor, { email, forDevice }: LinkRequest, at: Date) =>
  db.insertInto('password_requests').values({ email, for_device: forDevice, at }).execute();

/**
 * Deletes the oldest request that no other instance is answering. If the transaction fails, it stays.
 *
 * @returns it; undefined where there is none
 */
export function claimLinkRequest(db: Executor): Promise<LinkRequest | undefined> {
  const oldest = db
    .selectFrom('password_requests')
    .select('id')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return db
    .deleteFrom('password_requests')
    .where('id', '=', oldest)
    .returning(['email', 'for_device as forDevice'])
    .executeTakeFirst();
}

/** Stores a mailed link. */
export const insertLink = (
  db: Executor,
  {
    accountId,
    forDevice,
    tokenHash,
    expiresAt,
  }: Omit<LinkRequest, 'email'> & { accountId: string; tokenHash: string; expiresAt: Date },
) =>
  db
    .insertInto('password_resets')
    .values({ account_id: accountId, for_device: forDevice, token_hash: tokenHash, expires_at: expiresAt })
    .execute();

/** The link for a new password with a token, and its account. */
export const findPasswordReset = (db: Executor, tokenHash: string) =>
  db
    .selectFrom('password_resets')
    .innerJoin('accounts', 'accounts.id', 'password_resets.account_id')
    .select([
      'accounts.id as account_id',
      'accounts.email',
      'accounts.administration_id',
      'password_resets.expires_at as expiresAt',
      'password_resets.used_at as usedAt',
    ])
    .where('password_resets.token_hash', '=', tokenHash)
    .where('for_device', '=', false)
    .executeTakeFirst();

/** A link that lets a device sign in to the account of an e-mail. */
export interface DeviceLink {
  readonly tokenHash: string;
  readonly email: string;
  readonly now: Date;
}

const usableDeviceLink = (db: Executor, { email, now }: DeviceLink) =>
  db
    .selectFrom('accounts')
    .innerJoin('password_resets', 'password_resets.account_id', 'accounts.id')
    .select('password_resets.token_hash')
    .where('accounts.email', '=', email.toLowerCase())
    .where('for_device', '=', true)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);

/** Whether a link lets its device sign in. */
export const isDeviceLink = (db: Executor, link: DeviceLink) =>
  exists(usableDeviceLink(db, link).where('password_resets.token_hash', '=', link.tokenHash));

/** Uses a link. @returns false where it was used meanwhile */
export async function takeDeviceLink(db: Executor, link: DeviceLink): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('password_resets')
    .set({ used_at: link.now })
    .where('token_hash', '=', link.tokenHash)
    .where('token_hash', 'in', usableDeviceLink(db, link))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** `findPasswordReset`, with the account locked until the transaction ends: resets run in sequence. */
export async function lockPasswordReset(db: Executor, tokenHash: string) {
  await db
    .selectFrom('accounts')
    .innerJoin('password_resets', 'password_resets.account_id', 'accounts.id')
    .select('accounts.id')
    .where('password_resets.token_hash', '=', tokenHash)
    .forUpdate('accounts')
    .execute();
  return findPasswordReset(db, tokenHash);
}

/** Sets a new password, and ends the account's sessions, remembered devices and other links. */
export async function replacePassword(
  db: Executor,
  accountId: string,
  passwordHash: string,
  at: Date,
): Promise<void> {
  await setPassword(db, accountId, passwordHash);
  await db
    .updateTable('password_resets')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}
