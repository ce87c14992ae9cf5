import { sql } from 'kysely';
import type { Database, Executor } from '../database/connect.ts';

/** An account by its e-mail, case ignored. */
export function findAccount(db: Executor, email: string) {
  return db
    .selectFrom('accounts')
    .select(['id', 'role', 'name', 'lastname', 'administration_id', 'password_hash'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
}

/**
 * Whose session a token's hash opens; undefined where it is unknown or over.
 *
 * @param idleSince one that was not used after this is over
 */
export function findSession(db: Executor, tokenHash: string, now: Date, idleSince: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.role', 'accounts.administration_id', 'sessions.last_used_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', idleSince)
    .executeTakeFirst();
}

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

/** Gives an account a new password and ends all of its sessions but one, within a transaction. */
export async function replacePassword(
  db: Executor,
  { accountId, tokenHash }: { readonly accountId: string; readonly tokenHash: string },
  passwordHash: string,
): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', tokenHash)
    .execute();
}

/** So many wrong tries in so long a time lock an e-mail (decision 34). */
export interface TryLimit {
  readonly tries: number;
  readonly windowMs: number;
}

/** Until when an e-mail is locked; undefined where it may be tried. */
export async function lockedUntil(db: Executor, emailHash: string, limit: TryLimit, now: Date) {
  const oldest = await db
    .selectFrom('signin_failures')
    .select('at')
    .where('email_hash', '=', emailHash)
    .where('at', '>', new Date(now.getTime() - limit.windowMs))
    .orderBy('at', 'desc')
    .offset(limit.tries - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest && new Date(oldest.at.getTime() + limit.windowMs);
}

export type SigninOutcome =
  { readonly kind: 'in' } | { readonly kind: 'wrong' } | { readonly kind: 'locked'; readonly until: Date };

/** What a right password opens. */
export interface SessionToOpen {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly passwordHash: string;
  readonly expiresAt: Date;
}

/** Whether an account's password is still the one that was compared; kept from changing until the transaction ends. */
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

/**
 * Decides a try whose password has been compared. Tries of one e-mail are decided one after the other, so that of
 * many at once only as many learn whether they were right as the limit allows.
 *
 * A password that was changed in the meantime is a wrong one, so that the change ends every session that it opened.
 *
 * @param session what a right password opens, with the hash that it was compared with; undefined for a wrong one
 */
export function decideSignin(
  db: Database,
  emailHash: string,
  session: SessionToOpen | undefined,
  limit: TryLimit,
  now: Date,
): Promise<SigninOutcome> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${emailHash}, 0))`.execute(transaction);
    const until = await lockedUntil(transaction, emailHash, limit, now);
    if (until) return { kind: 'locked', until };
    if (!session || !(await hasPassword(transaction, session))) {
      await transaction.insertInto('signin_failures').values({ email_hash: emailHash, at: now }).execute();
      return { kind: 'wrong' };
    }
    await transaction.deleteFrom('signin_failures').where('email_hash', '=', emailHash).execute();
    await transaction
      .insertInto('sessions')
      .values({
        token_hash: session.tokenHash,
        account_id: session.accountId,
        expires_at: session.expiresAt,
        last_used_at: now,
      })
      .execute();
    return { kind: 'in' };
  });
}
