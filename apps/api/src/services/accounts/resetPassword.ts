import type { CheckedBodyOf, calls } from '@laundry/api-contract';
import { passwordResetMail } from '@laundry/mail-templates';
import { mailOf, senderOf } from '../../mail/composeMail.ts';
import { recordActivity } from '../../queries/administration/activity.ts';
import { queueMail } from '../../queries/mails.ts';
import {
  lockPasswordReset,
  passwordResetOf,
  resetPasswordOf,
} from '../../queries/accounts/passwordResets.ts';
import { deleteFailures } from '../../queries/accounts/signinTries.ts';
import { sha256 } from '../../secrets.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import type { Dependencies } from '../dependencies.ts';
import { hashNewPassword } from './passwords.ts';
import { assertUsable } from './tokenRefusal.ts';

type PasswordReset = NonNullable<Awaited<ReturnType<typeof passwordResetOf>>>;

/** What decides whether a link for a new password can be used. */
export const datesOfReset = ({ used_at, expires_at }: PasswordReset) => ({
  usedAt: used_at,
  expiresAt: expires_at,
});

/**
 * Gives the account of a mailed link a new password, ends all of its sessions and tells it by mail, all of it
 * or nothing (D56). A link does this once, whoever else tries at the same moment. The link of an
 * administrator's invitation opens the account.
 *
 * @throws Failure ex_token_invalid, ex_token_used, ex_token_expired, ex_weak_password, ex_too_many_requests,
 * ex_email_taken
 */
export async function resetPassword(
  dependencies: Dependencies,
  { token, password }: CheckedBodyOf<typeof calls.resetPassword>,
): Promise<undefined> {
  const { db, settings, clock } = dependencies;
  const tokenHash = sha256(token);
  const found = await passwordResetOf(db, tokenHash);
  if (!found) {
    await acceptInvitation(dependencies, tokenHash, password);
    return undefined;
  }
  assertUsable(found, datesOfReset, clock());
  const passwordHash = await hashNewPassword(dependencies, tokenHash, password);
  await db.transaction().execute(async (transaction) => {
    const at = clock();
    const reset = assertUsable(await lockPasswordReset(transaction, tokenHash), datesOfReset, at);
    await resetPasswordOf(transaction, reset.account_id, passwordHash, at);
    const { account_id: actorId, administration_id: administrationId } = reset;
    if (administrationId !== null)
      await recordActivity(transaction, { administrationId, actorId, kind: 'password-reset' }, at);
    // Who opened the mail is the account's owner, and need not wait for having guessed before.
    await deleteFailures(transaction, sha256(reset.email));
    const mail = mailOf(passwordResetMail(reset.email, at), senderOf(settings), { recipient: reset.email });
    await queueMail(transaction, mail, at);
  });
  return undefined;
}
