import { BUILDING_ADM, RESIDENT } from '@laundry/api-contract';
import type { NewAdministrator } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { endAccess } from '../accounts/sessions.ts';
import { openAccount } from '../accounts/accounts.ts';
import type { findAdministratorInvitation, TokenHash } from '../accounts/mailedLinks.ts';

const INVITED = ['id', 'name', 'lastname', 'email', 'invited_at', 'expires_at'] as const;

/** The administrators of an administration. */
export const listAdministrators = (db: Executor, administrationId: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name', 'lastname', 'email'])
    .where('administration_id', '=', administrationId)
    .where('role', '=', BUILDING_ADM)
    .orderBy('id')
    .execute();

export type ActiveAdministrator = Awaited<ReturnType<typeof listAdministrators>>[number];

/** Open invitations of an administration, newest first. */
export const listInvitations = (db: Executor, administrationId: string) =>
  db
    .selectFrom('administrator_invitations')
    .select(INVITED)
    .where('administration_id', '=', administrationId)
    .where('accepted_at', 'is', null)
    .orderBy('invited_at', 'desc')
    .orderBy('id')
    .execute();

export type InvitedAdministrator = Awaited<ReturnType<typeof listInvitations>>[number];

/** A person to invite, and the administration. */
export type NewInvitedAdministrator = NewAdministrator & { readonly administrationId: string };

/** Stores an invitation. @returns undefined where the e-mail is invited already or the key was used */
export const insertAdministratorInvitation = (
  db: Executor,
  { administrationId, ...person }: NewInvitedAdministrator,
  { hash, expiresAt }: TokenHash,
  creationKey: string,
  at: Date,
): Promise<InvitedAdministrator | undefined> =>
  db
    .insertInto('administrator_invitations')
    .values({
      ...person,
      administration_id: administrationId,
      invited_at: at,
      token_hash: hash,
      expires_at: expiresAt,
      creation_key: creationKey,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(INVITED)
    .executeTakeFirst();

/** The invitation that was created with an idempotency key. */
export const administratorInvitationOfKey = (db: Executor, administrationId: string, creationKey: string) =>
  db
    .selectFrom('administrator_invitations')
    .select(INVITED)
    .where('administration_id', '=', administrationId)
    .where('creation_key', '=', creationKey)
    .executeTakeFirst();

/** Replaces the link of an open invitation. @returns the invitation; undefined where there is none */
export const replaceAdministratorInvitation = (
  db: Executor,
  administrationId: string,
  id: string,
  { hash, expiresAt }: TokenHash,
  at: Date,
): Promise<InvitedAdministrator | undefined> =>
  db
    .updateTable('administrator_invitations')
    .set({ token_hash: hash, expires_at: expiresAt, invited_at: at })
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returning(INVITED)
    .executeTakeFirst();

/** Deletes an open invitation. @returns the invited person; undefined where there was none */
export const deleteAdministratorInvitation = (db: Executor, administrationId: string, id: string) =>
  db
    .deleteFrom('administrator_invitations')
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returning(['name', 'lastname', 'email'])
    .executeTakeFirst();

/**
 * Makes the invited person an administrator: creates an account, or changes the person's account as a
 * resident and ends all earlier access to it (`endAccess`).
 *
 * @returns the account; undefined where the e-mail belongs to an administrator already
 */
export async function openAdministrator(
  db: Executor,
  invitation: NonNullable<Awaited<ReturnType<typeof findAdministratorInvitation>>>,
  passwordHash: string,
  at: Date,
) {
  const administrator = {
    password_hash: passwordHash,
    role: BUILDING_ADM,
    administration_id: invitation.administration_id,
    name: invitation.name,
    lastname: invitation.lastname,
  };
  const account = await openAccount(db, { ...administrator, email: invitation.email }, administrator, at);
  if (!account) return undefined;
  await db
    .updateTable('administrator_invitations')
    .set({ accepted_at: at })
    .where('id', '=', invitation.id)
    .execute();
  return account;
}

/**
 * Removes an administrator and all earlier access (`endAccess`). The account becomes a resident's again,
 * whose earlier links then read 'used', where the person has confirmed as one; else it is deleted. It is
 * locked first, as by a sign-in.
 */
export async function closeAdministrator(
  db: Executor,
  { id, email }: Pick<ActiveAdministrator, 'id' | 'email'>,
  at: Date,
): Promise<void> {
  const residence = await db
    .selectFrom('residents')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .where('validated_at', 'is not', null)
    .executeTakeFirst();
  if (residence)
    await db
      .updateTable('accounts')
      .set({ role: RESIDENT, administration_id: null, monthly_settlement: false })
      .where('id', '=', id)
      .execute();
  else await db.deleteFrom('accounts').where('id', '=', id).execute();
  await endAccess(db, id, at);
}
