import type { Executor } from '../../database/connect.ts';
import { statement } from '../../database/statement.ts';
import { deleteDevices } from './devices.ts';

/** The account of an e-mail, ignoring case, with its administration's name. */
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
  /** A session last used before this has ended. */
  readonly idleSince: Date;
}

const session = statement((db, { tokenHash, now, idleSince }: SessionKey) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.role', 'accounts.administration_id', 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', idleSince),
);

/** The account of a session; undefined where the session is unknown or has ended. */
export const findSession = session.first;

/** Records that a session was used. */
export async function recordSessionUse(db: Executor, tokenHash: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: at }).where('token_hash', '=', tokenHash).execute();
}

/** Ends a session, if it exists. */
export async function endSession(db: Executor, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

/** The e-mail of an account in lower case; undefined where the account was deleted. */
export async function emailOf(db: Executor, accountId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.email;
}

/** Sets a new password and ends the account's sessions and devices but one. Call it in a transaction. */
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
