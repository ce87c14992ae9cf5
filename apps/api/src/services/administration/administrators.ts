import type { Administrator, NewAdministrator } from '@laundry/api-contract';
import type { Executor } from '../../database/connect.ts';
import { Failure } from '../../shared/failure.ts';
import { personText, recordActivity } from '../../queries/administration/activity.ts';
import {
  administratorInvitationOfKey,
  listAdministrators,
  closeAdministrator,
  deleteAdministratorInvitation,
  insertAdministratorInvitation,
  invitedTo,
  lockAdministration,
  replaceAdministratorInvitation,
} from '../../queries/administration/administrators.ts';
import type {
  ActiveAdministrator,
  InvitedAdministrator,
} from '../../queries/administration/administrators.ts';
import { isUuid } from '../../shared/uuid.ts';
import type { Handler } from '../dependencies.ts';
import { newInvitation, queueAdministratorInvitation } from '../accounts/mailedLinks.ts';
import { ownAdministration } from './building.ts';
import { byText } from '../spanishOrder.ts';

const activeRecord = (account: ActiveAdministrator): Administrator => ({
  ...account,
  state: 'active',
  invited_at: null,
  expires_at: null,
});

const invitedRecord = ({ invited_at, expires_at, ...person }: InvitedAdministrator): Administrator => ({
  ...person,
  state: 'invited',
  invited_at: invited_at.toISOString(),
  expires_at: expires_at.toISOString(),
});

const nameOf = ({ name, lastname, email }: Omit<ActiveAdministrator, 'id'>) =>
  personText(name, lastname, email);

/** The administrators by name, then the open invitations (D59). @throws Failure ex_not_found */
export const administrators: Handler<'administrators'> = async ({ db }, input) => {
  const administrationId = ownAdministration(input);
  const active = await listAdministrators(db, administrationId);
  const sorted = active.toSorted((left, right) => byText(nameOf(left), nameOf(right)));
  return [...sorted.map(activeRecord), ...(await invitedTo(db, administrationId)).map(invitedRecord)];
};

/**
 * Invites an administrator and queues the mail in one transaction, once per idempotency key. The answer does
 * not reveal whether another administration knows the e-mail.
 *
 * @throws Failure ex_not_found, ex_email_taken, ex_idempotency_conflict, ex_too_many_requests
 */
export const inviteAdministrator: Handler<'inviteAdministrator'> = async (
  { db, settings, clock },
  { session, params, body: person, idempotencyKey },
) => {
  const administrationId = ownAdministration({ session, params });
  const email = person.email.toLowerCase();
  return db.transaction().execute(async (transaction) => {
    await lockAdministration(transaction, administrationId);
    const active = await listAdministrators(transaction, administrationId);
    if (active.some((account) => account.email === email)) throw new Failure('ex_email_taken');
    const at = clock();
    const invitation = newInvitation(settings, at);
    const guest = { ...person, email, administrationId };
    const invited = await insertAdministratorInvitation(transaction, guest, invitation, idempotencyKey, at);
    if (!invited) return invitedBefore(transaction, guest, idempotencyKey);
    await queueAdministratorInvitation(transaction, settings, administrationId, invited, invitation, at);
    const entry = { administrationId, actorId: session.accountId, kind: 'administrator-invited' } as const;
    await recordActivity(transaction, { ...entry, subject: nameOf(invited) }, at);
    return invitedRecord(invited);
  });
};

/**
 * The invitation that an earlier request with the same idempotency key made.
 *
 * @throws Failure where that request was for another guest, or the e-mail is taken
 */
async function invitedBefore(
  db: Executor,
  guest: NewAdministrator & { administrationId: string },
  key: string | undefined,
): Promise<Administrator> {
  const before =
    key === undefined ? undefined : await administratorInvitationOfKey(db, guest.administrationId, key);
  if (!before) throw new Failure('ex_email_taken');
  if (nameOf(before) !== nameOf(guest)) throw new Failure('ex_idempotency_conflict');
  return invitedRecord(before);
}

/**
 * Replaces the link of an open invitation and queues its mail. The previous link ends.
 *
 * @throws Failure ex_not_found, ex_too_many_requests
 */
export const resendAdministratorInvitation: Handler<'resendAdministratorInvitation'> = async (
  { db, settings, clock },
  { session, params },
) => {
  const { id } = params;
  const administrationId = ownAdministration({ session, params });
  if (!isUuid(id)) throw new Failure('ex_not_found');
  await db.transaction().execute(async (transaction) => {
    const at = clock();
    const invitation = newInvitation(settings, at);
    const guest = await replaceAdministratorInvitation(transaction, administrationId, id, invitation, at);
    if (!guest) throw new Failure('ex_not_found');
    await queueAdministratorInvitation(transaction, settings, administrationId, guest, invitation, at);
    const kind = 'administrator-invited-again';
    const entry = { administrationId, actorId: session.accountId, kind, subject: nameOf(guest) } as const;
    await recordActivity(transaction, entry, at);
  });
};

/**
 * Removes an administrator with all sessions, or withdraws an invitation. Where two administrators remove
 * each other at once, the second request fails because only one administrator is left. The removal of the
 * session's own account has to be confirmed by `self`.
 *
 * @throws Failure ex_not_found, ex_own_account, ex_last_administrator
 */
export const removeAdministrator: Handler<'removeAdministrator'> = async (
  { db, clock },
  { session, params, query },
) => {
  const { id } = params;
  const administrationId = ownAdministration({ session, params });
  if (!isUuid(id)) throw new Failure('ex_not_found');
  await db.transaction().execute(async (transaction) => {
    await lockAdministration(transaction, administrationId);
    const at = clock();
    const entry = { administrationId, actorId: session.accountId };
    const withdrawn = await deleteAdministratorInvitation(transaction, administrationId, id);
    if (withdrawn) {
      const kind = 'invitation-withdrawn';
      await recordActivity(transaction, { ...entry, kind, subject: nameOf(withdrawn) }, at);
      return;
    }
    const active = await listAdministrators(transaction, administrationId);
    const removed = active.find((account) => account.id === id.toLowerCase());
    if (!removed) throw new Failure('ex_not_found');
    if (removed.id === session.accountId && query.self !== 'true') throw new Failure('ex_own_account');
    if (active.length === 1) throw new Failure('ex_last_administrator');
    // Recorded before the removal, because the entry reads the actor's account, which may be the removed one.
    const kind = 'administrator-removed';
    await recordActivity(transaction, { ...entry, kind, subject: nameOf(removed) }, at);
    await closeAdministrator(transaction, removed);
  });
};
