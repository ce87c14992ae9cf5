import { administratorInvitationMail, invitationMail } from '@laundry/mail-templates';
import type { MailDocument } from '@laundry/mail-templates';
import { DAY_MS } from '../../shared/clock.ts';
import { newToken, sha256 } from '../../shared/secrets.ts';
import { tooMany } from '../../shared/failure.ts';
import { adminOriginOf, mailOf, senderOf } from '../../mail/composeMail.ts';
import type { Executor } from '../../database/connect.ts';
import { consumeRateLimit } from '../../queries/rateLimits.ts';
import { queueMail } from '../../queries/mails.ts';
import type { InvitedAdministrator } from '../../queries/administration/administrators.ts';
import type { Invitation } from '../../queries/administration/residents.ts';
import type { Settings } from '../../settings.ts';

/** Invitations that an administration may send to one e-mail (D34). */
const LIMIT = { times: 10, windowMs: 3_600_000 };

/** A new invitation: the stored hash and expiry, and the token, which only the mail contains. */
interface NewInvitation extends Invitation {
  readonly token: string;
}

export function newInvitation(settings: Settings, at: Date): NewInvitation {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + settings.INVITATION_DAYS * DAY_MS);
  return { token, hash: sha256(token), expiresAt };
}

/** An invited resident, with the name of the building. */
interface Invitee {
  readonly administrationId: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly building: string;
}

/**
 * Queues an invitation's mail. Call it in the transaction that stores the invitation.
 *
 * @param counted the kind of invitation and the administration, whose mails to an e-mail are limited
 * @throws Failure ex_too_many_requests
 */
async function queue(
  transaction: Executor,
  settings: Settings,
  counted: string,
  { recipient, document, expiresAt }: { recipient: string; document: MailDocument; expiresAt: Date },
  at: Date,
): Promise<void> {
  const rateLimitKey = sha256(`${counted} ${recipient.toLowerCase()}`);
  const until = await consumeRateLimit(transaction, rateLimitKey, LIMIT, at);
  if (until) throw tooMany(until, at);
  const mail = mailOf(document, senderOf(settings), { recipient, secretUntil: expiresAt });
  await queueMail(transaction, mail, at);
}

/** Queues a resident's invitation, as `queue`. */
export function queueInvitation(
  transaction: Executor,
  settings: Settings,
  guest: Invitee,
  { token, expiresAt }: NewInvitation,
  at: Date,
): Promise<void> {
  const url = `${settings.PUBLIC_ORIGIN}/complete-signup?token=${token}`;
  const mail = { recipient: guest.email, document: invitationMail(guest, url, expiresAt), expiresAt };
  return queue(transaction, settings, `invitation ${guest.administrationId}`, mail, at);
}

/** Queues an administrator's invitation, as `queue`. */
export function queueAdministratorInvitation(
  transaction: Executor,
  settings: Settings,
  administrationId: string,
  guest: InvitedAdministrator,
  { token, expiresAt }: NewInvitation,
  at: Date,
): Promise<void> {
  const url = `${adminOriginOf(settings)}/dashboard/reset-password?token=${token}&invited=1`;
  const document = administratorInvitationMail(guest, url, expiresAt);
  const mail = { recipient: guest.email, document, expiresAt };
  return queue(transaction, settings, `administrator ${administrationId}`, mail, at);
}
