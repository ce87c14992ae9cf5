import type { ErrorCode, TokenRefusal, CheckedBodyOf, calls, TokenState } from '@laundry/api-contract';
import { passwordResetMail, completedMail } from '@laundry/mail-templates';
import type { Executor } from '../../database/connect.ts';
import { Failure } from '../../shared/failure.ts';
import { mailOf, senderOf } from '../../mail/composeMail.ts';
import {
  invitationOf,
  lockInvited,
  markConfirmed,
  openResident,
} from '../../queries/accounts/invitations.ts';
import {
  lockPasswordReset,
  passwordResetOf,
  resetPasswordOf,
} from '../../queries/accounts/passwordResets.ts';
import { deleteFailures } from '../../queries/accounts/signinAttempts.ts';
import { recordActivity } from '../../queries/administration/activity.ts';
import { administratorInvitationOf, openAdministrator } from '../../queries/administration/administrators.ts';
import { queueMail } from '../../queries/mails.ts';
import { sha256 } from '../../shared/secrets.ts';
import type { Settings } from '../../settings.ts';
import type { Dependencies } from '../dependencies.ts';
import { hashNewPassword } from './passwords.ts';

interface TokenDates {
  readonly usedAt: Date | null;
  readonly expiresAt: Date | null;
}

const CODES: Readonly<Record<TokenRefusal, ErrorCode>> = {
  invalid: 'ex_token_invalid',
  used: 'ex_token_used',
  expired: 'ex_token_expired',
};

/**
 * Why a token cannot be used; undefined where it can. A used token is reported as used even after its expiry.
 */
function refusalOf(token: TokenDates | undefined, now: Date): TokenRefusal | undefined {
  if (!token?.expiresAt) return 'invalid';
  if (token.usedAt) return 'used';
  return token.expiresAt <= now ? 'expired' : undefined;
}

/** Narrows to a usable token. @throws Failure with the code for a token that cannot be used */
function assertUsable<T extends TokenDates>(found: T | undefined, now: Date): T {
  const refusal = refusalOf(found, now);
  if (found === undefined || refusal) throw new Failure(CODES[refusal ?? 'invalid']);
  return found;
}

/** Queues the mail that tells of a password that was set by a mailed link, in case somebody else did it. */
const tellPasswordSet = (db: Executor, settings: Settings, email: string, at: Date): Promise<void> =>
  queueMail(db, mailOf(passwordResetMail(email, at), senderOf(settings), { recipient: email }), at);

/**
 * Makes the invited person an administrator with the chosen password, and tells a resident's account of it.
 * An invitation can be accepted only once, even by concurrent requests.
 *
 * @throws Failure ex_token_invalid, ex_token_used, ex_token_expired, ex_weak_password, ex_too_many_requests,
 * ex_email_taken where the e-mail belongs to an administrator already, which the owner of its link may know
 */
async function acceptInvitation(
  dependencies: Dependencies,
  tokenHash: string,
  password: string,
): Promise<void> {
  const { db, settings, clock } = dependencies;
  assertUsable(await administratorInvitationOf(db, tokenHash), clock());
  const passwordHash = await hashNewPassword(dependencies, tokenHash, password);
  await db.transaction().execute(async (transaction) => {
    const at = clock();
    const invitation = assertUsable(await administratorInvitationOf(transaction, tokenHash, true), at);
    const account = await openAdministrator(transaction, invitation, passwordHash, at);
    if (account === undefined) throw new Failure('ex_email_taken');
    const { id: actorId } = account;
    if (!account.isNew) await tellPasswordSet(transaction, settings, invitation.email, at);
    const { administration_id: administrationId } = invitation;
    await recordActivity(transaction, { administrationId, actorId, kind: 'administrator-joined' }, at);
  });
}

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
  assertUsable(found, clock());
  const passwordHash = await hashNewPassword(dependencies, tokenHash, password);
  await db.transaction().execute(async (transaction) => {
    const at = clock();
    const reset = assertUsable(await lockPasswordReset(transaction, tokenHash), at);
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
  const reason = refusalOf(invitation ?? reset ?? administrator, clock());
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
  assertUsable(await invitationOf(db, tokenHash), clock());
  const passwordHash = await hashNewPassword(dependencies, tokenHash, password);
  await db.transaction().execute(async (transaction) => {
    const at = clock();
    const invited = assertUsable(await lockInvited(transaction, tokenHash), at);
    await markConfirmed(transaction, invited.id, at);
    const account = await openResident(transaction, invited, passwordHash);
    const to = { ...invited, building: invited.building_name };
    const document = completedMail(to, `${settings.PUBLIC_ORIGIN}/apps`, account !== undefined);
    await queueMail(transaction, mailOf(document, senderOf(settings), { recipient: invited.email }), at);
    if (account?.isNew === false) await tellPasswordSet(transaction, settings, invited.email, at);
  });
  return undefined;
}
