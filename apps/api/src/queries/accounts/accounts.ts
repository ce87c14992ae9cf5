import { RESIDENT } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';
import { endAccess } from './sessions.ts';

/** The account of an e-mail, ignoring case, with its administration's name. */
export const findAccount = (db: Executor, email: string) =>
  db
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

/** Sets a new password, and ends all earlier access to the account (`endAccess`). */
export async function setPassword(
  db: Executor,
  accountId: string,
  passwordHash: string,
  at: Date,
  exceptToken?: string,
): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
  await endAccess(db, accountId, at, exceptToken);
}

/**
 * Creates the account of an invited person, or changes the person's account as a resident, and ends all
 * earlier access to it. An account with another role stays as it is, because an invitation must not change a
 * password that opens the portal.
 *
 * @param changed what changes of a resident's account
 * @returns the account that has the password now, and whether it is new; undefined where another account has
 * the e-mail
 */
export async function openAccount(
  db: Executor,
  account: Insertable<Schema['accounts']>,
  changed: Updateable<Schema['accounts']>,
  at: Date,
) {
  const opened = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(changed).where('accounts.role', '=', RESIDENT),
    )
    // Zero while no transaction has changed the row: the insert made it.
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirst();
  if (opened) await endAccess(db, opened.id, at);
  return opened;
}

/** Opens the account of a resident who completes the sign-up, or sets its password anew (D21). */
export const openResident = (
  db: Executor,
  { email, firstname, lastname }: Readonly<Record<'email' | 'firstname' | 'lastname', string>>,
  passwordHash: string,
  at: Date,
) =>
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
    at,
  );

/**
 * Removes the account of role RESIDENT, and its sessions, where no administration has a resident with its
 * e-mail any more. Call it in the transaction that removed the resident: where two administrations remove the
 * same e-mail at once, the second waits for the first and then finds no resident left.
 */
export async function removeUnusedAccount(db: Executor, email: string): Promise<void> {
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
