import type { CheckedBodyOf, TokenState, calls } from '@laundry/api-contract';
import { completedMail } from '@laundry/mail-templates';
import { mailOf, senderOf } from '../../mail/composeMail.ts';
import { administratorInvitationOf } from '../../queries/administration/administrators.ts';
import { invitationOf, lockInvited, markConfirmed, openAccount } from '../../queries/accounts/invitations.ts';
import { queueMail } from '../../queries/mails.ts';
import { passwordResetOf } from '../../queries/accounts/passwordResets.ts';
import { sha256 } from '../../secrets.ts';
import { datesOfInvitation } from './acceptInvitation.ts';
import type { Dependencies } from '../dependencies.ts';
import { hashNewPassword } from './passwords.ts';
import { datesOfReset } from './resetPassword.ts';
import { tellPasswordSet } from './tellPasswordSet.ts';
import { assertUsable, refusalOf } from './tokenRefusal.ts';

interface Dates {
  readonly validated_at: Date | null;
  readonly invitation_expires_at: Date | null;
}

const datesOf = ({ validated_at, invitation_expires_at }: Dates) => ({
  usedAt: validated_at,
  expiresAt: invitation_expires_at,
});

/** Whether the token of a mailed link can be used: of an invitation, or for a new password (D26). */
export async function verifyToken(
  { db, clock }: Dependencies,
  { token }: CheckedBodyOf<typeof calls.verifyToken>,
): Promise<TokenState> {
  const tokenHash = sha256(token);
  const [invitation, reset, administrator] = await Promise.all([
    invitationOf(db, tokenHash),
    passwordResetOf(db, tokenHash),
    administratorInvitationOf(db, tokenHash),
  ]);
  const dates =
    (invitation && datesOf(invitation)) ??
    (reset && datesOfReset(reset)) ??
    (administrator && datesOfInvitation(administrator));
  const reason = refusalOf(dates, clock());
  return { valid: reason === undefined, reason };
}

/**
 * Completes a sign-up in one transaction: confirms the resident, opens the account and queues a mail about
 * it. An invitation can be used only once, even by concurrent requests.
 *
 * @throws Failure ex_token_invalid, ex_token_used, ex_token_expired, ex_weak_password, ex_too_many_requests
 */
export async function confirmUser(
  dependencies: Dependencies,
  { token, password }: CheckedBodyOf<typeof calls.confirmUser>,
): Promise<undefined> {
  const { db, settings, clock } = dependencies;
  const tokenHash = sha256(token);
  assertUsable(await invitationOf(db, tokenHash), datesOf, clock());
  const passwordHash = await hashNewPassword(dependencies, tokenHash, password);
  await db.transaction().execute(async (transaction) => {
    const at = clock();
    const invited = assertUsable(await lockInvited(transaction, tokenHash), datesOf, at);
    await markConfirmed(transaction, invited.id, at);
    const account = await openAccount(transaction, invited, passwordHash);
    const to = { ...invited, building: invited.building_name };
    const document = completedMail(to, `${settings.PUBLIC_ORIGIN}/apps`, account !== undefined);
    await queueMail(transaction, mailOf(document, senderOf(settings), { recipient: invited.email }), at);
    if (account?.isNew === false) await tellPasswordSet(transaction, settings, invited.email, at);
  });
  return undefined;
}
