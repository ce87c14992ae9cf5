import type { Administrator } from '@laundry/api-contract';
import { administratorInvitationMail } from '@laundry/mail-templates';
import { adminOrigin } from '../../mail/composeMail.ts';
import type { Mailing } from '../../mail/composeMail.ts';
import { Failure, requireFound } from '../../shared/failure.ts';
import { personText, recordActivity } from '../../queries/administration/activity.ts';
import {
  administratorInvitationOfKey,
  listAdministrators,
  closeAdministrator,
  deleteAdministratorInvitation,
  insertAdministratorInvitation,
  listInvitations,
  replaceAdministratorInvitation,
} from '../../queries/administration/administrators.ts';
import type {
  ActiveAdministrator,
  InvitedAdministrator,
  NewInvitedAdministrator,
} from '../../queries/administration/administrators.ts';
import type { TokenHash } from '../../queries/accounts/mailedLinks.ts';
import { lockAdministrations } from '../../queries/reports/closedMonths.ts';
import type { Handler } from '../dependencies.ts';
import { sendInvitation } from '../accounts/mailedLinks.ts';
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

/** The administrators by name, then the open invitations (D59). */
export const administrators: Handler<'administrators'> = async ({ db }, { session }) => {
  const { administrationId } = session;
  const active = await listAdministrators(db, administrationId);
  const sorted = active.toSorted((left, right) => byText(personText(left), personText(right)));
  return [...sorted.map(activeRecord), ...(await listInvitations(db, administrationId)).map(invitedRecord)];
};

/** Sends an administrator's invitation (`sendInvitation`). */
const mailInvitation = (
  mailing: Mailing,
  administrationId: string,
  store: (token: TokenHash) => Promise<InvitedAdministrator | undefined>,
) =>
  sendInvitation(mailing, `administrator ${administrationId}`, store, (guest, token, expiresAt) => {
    const url = `${adminOrigin(mailing.settings)}/dashboard/reset-password?token=${token}&invited=1`;
    return administratorInvitationMail(guest, url, expiresAt);
  });

/**
 * Stores an invitation and queues its mail.
 *
 * @returns undefined where the e-mail is invited already or the key was used
 * @throws Failure ex_too_many_requests
 */
export const invite = (mailing: Mailing, guest: NewInvitedAdministrator, key: string) =>
  mailInvitation(mailing, guest.administrationId, (token) =>
    insertAdministratorInvitation(mailing.db, guest, token, key, mailing.at),
  );

/**
 * Invites an administrator and queues the mail in one transaction, once per idempotency key. The answer does
 * not reveal whether another administration knows the e-mail.
 *
 * @throws Failure ex_email_taken, ex_idempotency_conflict, ex_too_many_requests
 */
export const inviteAdministrator: Handler<'inviteAdministrator'> = async (
  { db, settings, clock },
  { session, body: person, idempotencyKey },
) => {
  const { administrationId } = session;
  const guest = { ...person, email: person.email.toLowerCase(), administrationId };
  return db.transaction().execute(async (transaction) => {
    await lockAdministrations(transaction, [administrationId]);
    const active = await listAdministrators(transaction, administrationId);
    if (active.some(({ email }) => email === guest.email)) throw new Failure('ex_email_taken');
    const at = clock();
    const subject = await invite({ db: transaction, settings, at }, guest, idempotencyKey);
    if (!subject) {
      const found = await administratorInvitationOfKey(transaction, administrationId, idempotencyKey);
      const before = requireFound(found, 'ex_email_taken');
      if (personText(before) !== personText(guest)) throw new Failure('ex_idempotency_conflict');
      return invitedRecord(before);
    }
    await recordActivity(transaction, session, { kind: 'administrator-invited', subject }, at);
    return invitedRecord(subject);
  });
};

/**
 * Replaces the link of an open invitation and queues its mail. The previous link ends.
 *
 * @throws Failure ex_not_found, ex_too_many_requests
 */
export const resendAdministratorInvitation: Handler<'resendAdministratorInvitation'> = async (
  { db, settings, clock },
  { session, params },
) => {
  const { administrationId } = session;
  await db.transaction().execute(async (transaction) => {
    const at = clock();
    const mailing = { db: transaction, settings, at };
    const invited = await mailInvitation(mailing, administrationId, (token) =>
      replaceAdministratorInvitation(transaction, administrationId, params.id, token, at),
    );
    const subject = requireFound(invited);
    await recordActivity(transaction, session, { kind: 'administrator-invited-again', subject }, at);
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
  { session, params: { id }, query },
) => {
  const { administrationId } = session;
  await db.transaction().execute(async (transaction) => {
    await lockAdministrations(transaction, [administrationId]);
    const at = clock();
    const withdrawn = await deleteAdministratorInvitation(transaction, administrationId, id);
    if (withdrawn) {
      await recordActivity(transaction, session, { kind: 'invitation-withdrawn', subject: withdrawn }, at);
      return;
    }
    const active = await listAdministrators(transaction, administrationId);
    const subject = requireFound(active.find((account) => account.id === id.toLowerCase()));
    if (subject.id === session.accountId && query.self !== 'true') throw new Failure('ex_own_account');
    if (active.length === 1) throw new Failure('ex_last_administrator');
    // Recorded before the removal, because the entry reads the actor's account, which may be the removed one.
    await recordActivity(transaction, session, { kind: 'administrator-removed', subject }, at);
    await closeAdministrator(transaction, subject, at);
  });
};
