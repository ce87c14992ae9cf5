import { invitationMail } from '@laundry/mail-templates';
import { DAY_MS } from '../../shared/clock.ts';
import { newToken, sha256 } from '../../shared/secrets.ts';
import { tooMany } from '../../shared/failure.ts';
import { mailOf, senderOf } from '../../mail/composeMail.ts';
import type { Executor } from '../../database/connect.ts';
import { consumeRateLimit } from '../../queries/rateLimits.ts';
import { queueMail } from '../../queries/mails.ts';
import type { Invitation } from '../../queries/administration/residents.ts';
import type { Dependencies } from '../dependencies.ts';

/** Invitations that an administration may send to one e-mail (D34). */
const LIMIT = { times: 10, windowMs: 3_600_000 };

/** A new invitation: the stored hash and expiry, and the token, which only the mail contains. */
export interface NewInvitation extends Invitation {
  readonly token: string;
}

export function newInvitation(settings: Dependencies['settings'], at: Date): NewInvitation {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + settings.INVITATION_DAYS * DAY_MS);
  return { token, hash: sha256(token), expiresAt };
}

/** An invited resident, with the name of the building. */
export interface Invitee {
  readonly administrationId: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly building: string;
}

/**
 * Queues an invitation's mail. Call it in the transaction that stores the invitation.
 *
 * @throws Failure ex_too_many_requests
 */
export async function queueInvitation(
  transaction: Executor,
  settings: Dependencies['settings'],
  guest: Invitee,
  { token, expiresAt }: NewInvitation,
  at: Date,
): Promise<void> {
  const rateLimitKey = sha256(`invitation ${guest.administrationId} ${guest.email.toLowerCase()}`);
  const until = await consumeRateLimit(transaction, rateLimitKey, LIMIT, at);
  if (until) throw tooMany(until, at);
  const document = invitationMail(
    guest,
    `${settings.PUBLIC_ORIGIN}/complete-signup?token=${token}`,
    expiresAt,
  );
  const to = { recipient: guest.email, secretUntil: expiresAt };
  await queueMail(transaction, mailOf(document, senderOf(settings), to), at);
}
