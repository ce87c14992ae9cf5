import { RESIDENT } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import { exists } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { setPassword, endSessions } from './sessions.ts';

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
export const passwordResetOf = (db: Executor, tokenHash: string) =>
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

/** `passwordResetOf`, with the account locked until the transaction ends, so that resets run in sequence. */
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
  await setPassword(db, accountId, passwordHash);
  await db
    .updateTable('password_resets')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

/** An account that an invitation opened, or whose password it set. */
interface OpenedAccount {
  readonly id: string;
  /** Whether the insert made it: no transaction has changed its row before. */
  readonly isNew: boolean;
}

/** The dates that decide whether an invitation's token can be used; undefined for an unknown token. */
export const invitationOf = (db: Executor, tokenHash: string) =>
  db
    .selectFrom('residents')
    .select(['validated_at as usedAt', 'invitation_expires_at as expiresAt'])
    .where('invitation_hash', '=', tokenHash)
    .executeTakeFirst();

/** Locks the invited resident until the transaction ends, so that confirmations run in sequence. */
export const lockInvited = (db: Executor, tokenHash: string) =>
  db
    .selectFrom('residents')
    .innerJoin('buildings', 'buildings.id', 'residents.building_id')
    .select([
      'residents.id',
      'residents.firstname',
      'residents.lastname',
      'residents.email',
      'residents.validated_at as usedAt',
      'residents.invitation_expires_at as expiresAt',
      'buildings.name as building_name',
    ])
    .where('residents.invitation_hash', '=', tokenHash)
    .forUpdate('residents')
    .executeTakeFirst();

type Invited = NonNullable<Awaited<ReturnType<typeof lockInvited>>>;

/** Marks a resident as confirmed. The token stays, so that its link can be reported as used. */
export const markConfirmed = (db: Executor, id: string, at: Date) =>
  db.updateTable('residents').set({ validated_at: at }).where('id', '=', id).execute();

/**
 * Creates the account of an invited person, or changes the person's account as a resident, and ends its
 * sessions. An account with another role stays as it is, because an invitation must not change a password
 * that opens the portal.
 *
 * @param changed what changes of a resident's account
 * @returns the account that has the password now; undefined where another one has the e-mail
 */
export async function openAccount(
  db: Executor,
  account: Insertable<Schema['accounts']>,
  changed: Updateable<Schema['accounts']>,
): Promise<OpenedAccount | undefined> {
  const opened = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(changed).where('accounts.role', '=', RESIDENT),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirst();
  if (opened) await endSessions(db, opened.id);
  return opened;
}

/** Opens the account of a resident who completes the sign-up, or sets its password anew (D21). */
export const openResident = (db: Executor, { email, firstname, lastname }: Invited, passwordHash: string) =>
  openAccount(
    db,
    {
      email: email.toLowerCase(),
      password_hash: passwordHash,
      role: RESIDENT,
      name: firstname,
      lastname,
      administration_id: null,
    },
    { password_hash: passwordHash },
  );

/**
 * Removes the account of role RESIDENT, and its sessions, where no administration has a resident with its
 * e-mail any more. Call it in the transaction that removed the resident: where two administrations remove the
 * same e-mail at once, the second waits for the first and then finds no resident left.
 */
export async function removeAccountOfNobody(db: Executor, email: string): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('role', '=', RESIDENT)
    .forUpdate()
    .executeTakeFirst();
  if (!account) return;
  const entered = db
    .selectFrom('residents')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase());
  await db
    .deleteFrom('accounts')
    .where('id', '=', account.id)
    .where((eb) => eb.not(eb.exists(entered)))
    .execute();
}
