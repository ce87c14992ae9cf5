import {
  administratorInvitationMail,
  invitationMail,
  passwordResetMail,
  completedMail,
} from '@laundry/mail-templates';
import type { MailDocument } from '@laundry/mail-templates';
import { DAY_MS } from '../../shared/clock.ts';
import { newToken, sha256 } from '../../shared/secrets.ts';
import { tooMany, Failure } from '../../shared/failure.ts';
import { adminOrigin, mailDocument } from '../../mail/composeMail.ts';
import type { Executor } from '../../database/connect.ts';
import { consumeRateLimit } from '../../queries/rateLimits.ts';
import type { InvitedAdministrator } from '../../queries/administration/administrators.ts';
import { findInvitation, lockInvited, markConfirmed } from '../../queries/administration/residents.ts';
import type { Invitation } from '../../queries/administration/residents.ts';
import type { Settings } from '../../settings.ts';
import type { ErrorCode, TokenRefusal } from '@laundry/api-contract';
import { openResident } from '../../queries/accounts/accounts.ts';
import { lockPasswordReset, findPasswordReset, replacePassword } from '../../queries/accounts/mailedLinks.ts';
import { deleteFailures } from '../../queries/accounts/signinAttempts.ts';
import { recordActivity } from '../../queries/administration/activity.ts';
import {
  findAdministratorInvitation,
  openAdministrator,
} from '../../queries/administration/administrators.ts';
import type { Dependencies, Handler } from '../dependencies.ts';
import { hashNewPassword } from './passwords.ts';

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
  await mailDocument(transaction, settings, document, { recipient, secretUntil: expiresAt }, at);
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
  const url = `${adminOrigin(settings)}/dashboard/reset-password?token=${token}&invited=1`;
  const document = administratorInvitationMail(guest, url, expiresAt);
  const mail = { recipient: guest.email, document, expiresAt };
  return queue(transaction, settings, `administrator ${administrationId}`, mail, at);
}

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
const tellPasswordSet = (db: Executor, settings: Settings, email: string, at: Date) =>
  mailDocument(db, settings, passwordResetMail(email, at), { recipient: email }, at);

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
): Promise<undefined> {
  const { db, settings, clock } = dependencies;
  assertUsable(await findAdministratorInvitation(db, tokenHash), clock());
  const passwordHash = await hashNewPassword(dependencies, tokenHash, password);
  await db.transaction().execute(async (transaction) => {
    const at = clock();
    const invitation = assertUsable(await findAdministratorInvitation(transaction, tokenHash, true), at);
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
export const resetPassword: Handler<'resetPassword'> = async (
  dependencies,
  { body: { token, password } },
) => {
  const { db, settings, clock } = dependencies;
  const tokenHash = sha256(token);
  const found = await findPasswordReset(db, tokenHash);
  if (!found) return acceptInvitation(dependencies, tokenHash, password);
  assertUsable(found, clock());
  const passwordHash = await hashNewPassword(dependencies, tokenHash, password);
  await db.transaction().execute(async (transaction) => {
    const at = clock();
    const reset = assertUsable(await lockPasswordReset(transaction, tokenHash), at);
    await replacePassword(transaction, reset.account_id, passwordHash, at);
    const { account_id: actorId, administration_id: administrationId } = reset;
    if (administrationId !== null)
      await recordActivity(transaction, { administrationId, actorId, kind: 'password-reset' }, at);
    // Whoever has the mailed link owns the account, so earlier failed attempts need not delay the sign-in.
    await deleteFailures(transaction, sha256(reset.email));
    await tellPasswordSet(transaction, settings, reset.email, at);
  });
};

/** Whether the token of a mailed link can be used: of an invitation, or for a new password (D26). */
export const verifyToken: Handler<'verifyToken'> = async ({ db, clock }, { body }) => {
  const tokenHash = sha256(body.token);
  const [invitation, reset, administrator] = await Promise.all([
    findInvitation(db, tokenHash),
    findPasswordReset(db, tokenHash),
    findAdministratorInvitation(db, tokenHash),
  ]);
  const reason = refusalOf(invitation ?? reset ?? administrator, clock());
  return { valid: reason === undefined, reason };
};

/**
 * Completes a sign-up in one transaction: confirms the resident, opens the account and queues a mail about
 * it. An invitation can be used only once, even by concurrent requests.
 *
 * @throws Failure ex_token_invalid, ex_token_used, ex_token_expired, ex_weak_password, ex_too_many_requests
 */
export const confirmUser: Handler<'confirmUser'> = async (dependencies, { body: { token, password } }) => {
  const { db, settings, clock } = dependencies;
  const tokenHash = sha256(token);
  assertUsable(await findInvitation(db, tokenHash), clock());
  const passwordHash = await hashNewPassword(dependencies, tokenHash, password);
  await db.transaction().execute(async (transaction) => {
    const at = clock();
    const invited = assertUsable(await lockInvited(transaction, tokenHash), at);
    await markConfirmed(transaction, invited.id, at);
    const account = await openResident(transaction, invited, passwordHash);
    const to = { ...invited, building: invited.building_name };
    const document = completedMail(to, `${settings.PUBLIC_ORIGIN}/apps`, account !== undefined);
    await mailDocument(transaction, settings, document, { recipient: invited.email }, at);
    if (account?.isNew === false) await tellPasswordSet(transaction, settings, invited.email, at);
  });
};
