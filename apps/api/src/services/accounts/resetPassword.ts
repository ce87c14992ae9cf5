import type { CheckedBodyOf, calls } from '@laundry/api-contract';
import { recordActivity } from '../../queries/administration/activity.ts';
import {
  lockPasswordReset,
  passwordResetOf,
  resetPasswordOf,
} from '../../queries/accounts/passwordResets.ts';
import { deleteFailures } from '../../queries/accounts/signinAttempts.ts';
import { sha256 } from '../../secrets.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import type { Dependencies } from '../dependencies.ts';
import { hashNewPassword } from './passwords.ts';
import { tellPasswordSet } from './tellPasswordSet.ts';
import { assertUsable } from './tokenRefusal.ts';

type PasswordReset = NonNullable<Awaited<ReturnType<typeof passwordResetOf>>>;

/** The dates that decide whether a link for a new password can be used. */
export const datesOfReset = ({ used_at, expires_at }: PasswordReset) => ({
  usedAt: used_at,
  expiresAt: expires_at,
});

/**
 * Sets a new password with a mailed link, ends all sessions of the account and queues a mail about it, in one
 * transaction (D56). A link can be used only once, even by concurrent requests. The link of an
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
    // Whoever has the mailed link owns the account, so earlier failed attempts need not delay the sign-in.
    await deleteFailures(transaction, sha256(reset.email));
    await tellPasswordSet(transaction, settings, reset.email, at);
  });
  return undefined;
}
