import type { Executor } from '../../database/connect.ts';
import { lookup, keysTable } from '../../database/lookup.ts';
import type { KeysOf } from '../../database/lookup.ts';
import { deleteDevices } from './devices.ts';

/** An account by its e-mail, case ignored, with its administration's name. */
export function findAccount(db: Executor, email: string) {
  return db
    .selectFrom('accounts')
    .leftJoin('administrations', 'administrations.id', 'accounts.administration_id')
    .select([
      'accounts.id',
      'accounts.role',
      'accounts.name',
      'accounts.lastname',
      'accounts.administration_id',
      'accounts.password_hash',
      'administrations.name as administration_name',
    ])
    .where('accounts.email', '=', email.toLowerCase())
    .executeTakeFirst();
}

interface SessionKey {
  readonly tokenHash: string;
  readonly now: Date;
  /** A session that was not used after this is over. */
  readonly idleSince: Date;
}

/** The session of a token's hash, with its account; undefined where it is unknown or over. */
export const findSession = lookup((db, keys: KeysOf<SessionKey>) =>
  db
    .selectFrom(keysTable(keys, { tokenHash: 'text', now: 'timestamptz', idleSince: 'timestamptz' }))
    .innerJoin('sessions', 'sessions.token_hash', 'lookup_keys.tokenHash')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([
      'accounts.id',
      'accounts.role',
      'accounts.administration_id',
      'sessions.last_used_at',
      'lookup_keys.position',
    ])
    .whereRef('sessions.expires_at', '>', 'lookup_keys.now')
    .whereRef('sessions.last_used_at', '>', 'lookup_keys.idleSince'),
);

/** Writes down that a session was used. */
export async function recordUse(db: Executor, tokenHash: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: at }).where('token_hash', '=', tokenHash).execute();
}

/** Ends a session; nothing where there is none. */
export async function endSession(db: Executor, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** The e-mail of an account, lower case; undefined where it is gone. */
export async function emailOf(db: Executor, accountId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.email;
}

/**
 * Gives an account a new password, ends all of its sessions but one and forgets all of its devices but that
 * one's, within a transaction.
 */
export async function replacePassword(
  db: Executor,
  { accountId, tokenHash }: { readonly accountId: string; readonly tokenHash: string },
  passwordHash: string,
): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
  await deleteDevices(db, accountId, tokenHash);
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', tokenHash)
    .execute();
}
