import { RESIDENT } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { deleteDevices } from './devices.ts';

/** The person whom an invitation's token invites, with what tells whether it can still be used. */
export function invitationOf(db: Executor, tokenHash: string) {
  return db
    .selectFrom('residents')
    .select(['validated_at', 'invitation_expires_at'])
    .where('invitation_hash', '=', tokenHash)
    .executeTakeFirst();
}

/**
 * The invited resident, kept from changing until the transaction ends: of two that confirm, one comes first.
 */
export function lockInvited(db: Executor, tokenHash: string) {
  return db
    .selectFrom('residents')
    .innerJoin('buildings', 'buildings.id', 'residents.building_id')
    .select([
      'residents.id',
      'residents.firstname',
      'residents.lastname',
      'residents.email',
      'residents.validated_at',
      'residents.invitation_expires_at',
      'buildings.name as building_name',
    ])
    .where('residents.invitation_hash', '=', tokenHash)
    .forUpdate('residents')
    .executeTakeFirst();
}

export type Invited = NonNullable<Awaited<ReturnType<typeof lockInvited>>>;

/** A resident has confirmed. The token stays, so that it can be told that it was used. */
export async function markConfirmed(db: Executor, id: string, at: Date): Promise<void> {
  await db.updateTable('residents').set({ validated_at: at }).where('id', '=', id).execute();
}

/**
 * Makes a resident's account, or gives the one that it has from another invitation the new password, which
 * ends that one's sessions (D21). The account of another role is left as it is: what opens the portal is not
 * changed by an invitation.
 *
 * @returns whether the password is the account's now
 */
export async function openAccount(db: Executor, invited: Invited, passwordHash: string): Promise<boolean> {
  const account = await db
    .insertInto('accounts')
    .values({
      email: invited.email.toLowerCase(),
      password_hash: passwordHash,
      role: RESIDENT,
      name: invited.firstname,
      lastname: invited.lastname,
      administration_id: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ password_hash: passwordHash })
        .where('accounts.role', '=', RESIDENT),
    )
    .returning('id')
    .executeTakeFirst();
  if (!account) return false;
  await db.deleteFrom('sessions').where('account_id', '=', account.id).execute();
  await deleteDevices(db, account.id);
  return true;
}

/**
 * Removes the account of an e-mail that no administration has entered any more, and with it its sessions.
 * Only one of role RESIDENT. Within a transaction that removed the e-mail's resident: of two administrations
 * that remove it at once, the second waits for the first, and finds none left.
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
