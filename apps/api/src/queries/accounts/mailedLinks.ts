import { exists } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';

/** A mailed link's token as it is stored: its hash and its expiry. */
export interface TokenHash {
  readonly hash: string;
  readonly expiresAt: Date;
}

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

/** Stores the link of a new password, or of a device. */
export const insertLink = (
  db: Executor,
  accountId: string,
  forDevice: boolean,
  { hash, expiresAt }: TokenHash,
) =>
  db
    .insertInto('password_resets')
    .values({ account_id: accountId, for_device: forDevice, token_hash: hash, expires_at: expiresAt })
    .execute();

/**
 * The link for a new password with a token, and its account.
 *
 * @param lock whether to lock both until the transaction ends, the account first: its links are used in
 * sequence
 */
export const findPasswordReset = (db: Executor, tokenHash: string, lock = false) =>
  db
    .selectFrom('accounts')
    .innerJoin('password_resets', 'password_resets.account_id', 'accounts.id')
    .select(['accounts.id', 'email', 'administration_id', 'used_at as usedAt', 'expires_at as expiresAt'])
    .where('token_hash', '=', tokenHash)
    .where('for_device', '=', false)
    .$if(lock, (found) => found.forUpdate())
    .executeTakeFirst();

/** A resident's invitation with a token. @param lock whether to lock it until the transaction ends */
export const findResidentInvitation = (db: Executor, tokenHash: string, lock = false) =>
  db
    .selectFrom('residents')
    .innerJoin('buildings', 'buildings.id', 'residents.building_id')
    .select(['residents.id', 'firstname', 'lastname', 'email', 'buildings.name as building'])
    .select(['validated_at as usedAt', 'invitation_expires_at as expiresAt'])
    .where('invitation_hash', '=', tokenHash)
    .$if(lock, (found) => found.forUpdate('residents'))
    .executeTakeFirst();

/** An administrator's invitation with a token. @param lock whether to lock it until the transaction ends */
export const findAdministratorInvitation = (db: Executor, tokenHash: string, lock = false) =>
  db
    .selectFrom('administrator_invitations')
    .select(['id', 'administration_id', 'email', 'name', 'lastname'])
    .select(['accepted_at as usedAt', 'expires_at as expiresAt'])
    .where('token_hash', '=', tokenHash)
    .$if(lock, (found) => found.forUpdate())
    .executeTakeFirst();

/** A link that lets a device sign in to the account of an e-mail. */
export interface DeviceLink {
  readonly tokenHash: string;
  readonly email: string;
  readonly now: Date;
}

const usableDeviceLink = (db: Executor, { tokenHash, email, now }: DeviceLink) =>
  db
    .selectFrom('accounts')
    .innerJoin('password_resets', 'password_resets.account_id', 'accounts.id')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('email', '=', email.toLowerCase())
    .where('for_device', '=', true)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);

/** Whether a link lets its device sign in. */
export const isDeviceLink = (db: Executor, link: DeviceLink) => exists(usableDeviceLink(db, link));

/** Marks a link as used. Call it with the attempts of its e-mail locked. @returns false where it was used */
export const consumeDeviceLink = (db: Executor, link: DeviceLink) =>
  exists(
    db
      .updateTable('password_resets')
      .set({ used_at: link.now })
      .where('token_hash', '=', usableDeviceLink(db, link))
      .returning('token_hash'),
  );
