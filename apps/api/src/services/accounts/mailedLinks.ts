import { passwordResetMail, completedMail } from '@laundry/mail-templates';
import type { MailDocument } from '@laundry/mail-templates';
import type { TokenRefusal } from '@laundry/api-contract';
import { isGoodPassword } from '@laundry/api-contract/password';
import { DAY_MS } from '../../shared/clock.ts';
import { newToken, sha256 } from '../../shared/secrets.ts';
import { tooMany, Failure, requireFound } from '../../shared/failure.ts';
import { mailDocument } from '../../mail/composeMail.ts';
import type { Mailing } from '../../mail/composeMail.ts';
import type { Executor } from '../../database/connect.ts';
import { consumeRateLimit, mailboxOf } from '../../queries/rateLimits.ts';
import { openResident, setPassword } from '../../queries/accounts/accounts.ts';
import {
  findAdministratorInvitation,
  findPasswordReset,
  findResidentInvitation,
} from '../../queries/accounts/mailedLinks.ts';
import type { TokenHash } from '../../queries/accounts/mailedLinks.ts';
import { deleteFailures } from '../../queries/accounts/signinAttempts.ts';
import { recordActivity } from '../../queries/administration/activity.ts';
import { openAdministrator } from '../../queries/administration/administrators.ts';
import { markConfirmed } from '../../queries/administration/residents.ts';
import type { Dependencies, Handler } from '../dependencies.ts';
import { hashNewPassword } from './passwords.ts';

/** Invitations that an administration may send to one mailbox in an hour. */
const LIMIT = { times: 10, windowMs: 3_600_000 };

/** Passwords that may be tried with a link in a minute. */
const LINK_ATTEMPTS = 30;

/** Makes a link's token that can be used for `lifeMs`: only the mail contains it, the rest is stored. */
export function newMailedToken(lifeMs: number, at: Date): TokenHash & { readonly token: string } {
  const token = newToken();
  return { token, hash: sha256(token), expiresAt: new Date(at.getTime() + lifeMs) };
}

/**
 * Stores an invitation with a new token, and queues its mail. Call it in a transaction.
 *
 * @param counted the kind of invitation and the administration, whose mails to an e-mail are limited
 * @param store undefined where nobody is invited
 * @throws Failure ex_too_many_requests
 */
export async function sendInvitation<Guest extends { readonly email: string }>(
  mailing: Mailing,
  counted: string,
  store: (token: TokenHash) => Promise<Guest | undefined>,
  compose: (guest: Guest, token: string, expiresAt: Date) => MailDocument,
): Promise<Guest | undefined> {
  const { db, settings, at } = mailing;
  const { token, ...stored } = newMailedToken(settings.INVITATION_DAYS * DAY_MS, at);
  const guest = await store(stored);
  if (!guest) return undefined;
  const { email: recipient } = guest;
  const until = await consumeRateLimit(db, sha256(`${counted} ${mailboxOf(recipient)}`), LIMIT, at);
  if (until) throw tooMany(until, at);
  const { expiresAt } = stored;
  await mailDocument(mailing, compose(guest, token, expiresAt), { recipient, secretUntil: expiresAt });
  return guest;
}

interface Link {
  readonly usedAt: Date | null;
  readonly expiresAt: Date | null;
}

/**
 * Why a link cannot be used; undefined where it can. A used one is reported as used even after its expiry.
 */
function findRefusal(link: Link | undefined, now: Date): TokenRefusal | undefined {
  if (!link?.expiresAt) return 'invalid';
  if (link.usedAt) return 'used';
  return link.expiresAt <= now ? 'expired' : undefined;
}

/** Finds the link of a token. @param lock whether to lock it until the transaction ends */
type Find<Found extends Link> = (
  db: Executor,
  tokenHash: string,
  lock?: boolean,
) => Promise<Found | undefined>;

/** The link, if it can be used. @throws Failure with the code for one that cannot */
async function requireUsable<Found extends Link>(found: ReturnType<Find<Found>>, now: Date): Promise<Found> {
  const link = await found;
  const refusal = findRefusal(link, now);
  if (link === undefined || refusal) throw new Failure(`ex_token_${refusal ?? 'invalid'}`);
  return link;
}

/**
 * Uses a mailed link for a password, in one transaction: once, even by concurrent requests.
 *
 * @throws Failure ex_token_invalid, ex_token_used, ex_token_expired, ex_weak_password, ex_too_many_requests
 */
async function applyLink<Found extends Link>(
  dependencies: Dependencies,
  { token, password }: { readonly token: string; readonly password: string },
  find: Find<Found>,
  apply: (mailing: Mailing, link: Found, passwordHash: string) => Promise<void>,
): Promise<undefined> {
  const { db, settings, clock } = dependencies;
  const tokenHash = sha256(token);
  await requireUsable(find(db, tokenHash), clock());
  const attempts = { key: tokenHash, times: LINK_ATTEMPTS };
  const passwordHash = await hashNewPassword(dependencies, password, isGoodPassword, attempts);
  await db.transaction().execute(async (transaction) => {
    const at = clock();
    const link = await requireUsable(find(transaction, tokenHash, true), at);
    await apply({ db: transaction, settings, at }, link, passwordHash);
  });
}

/** Queues the mail about a password that was set by a mailed link, in case somebody else set it. */
const queuePasswordSetMail = (mailing: Mailing, email: string) =>
  mailDocument(mailing, passwordResetMail(email, mailing.at), { recipient: email });

/**
 * Sets a new password with a mailed link, ends all sessions of the account and queues a mail about it (D56).
 * The link of an administrator's invitation makes the invited person an administrator with the password, and
 * mails a resident's account about it.
 *
 * @throws Failure as `applyLink`, ex_email_taken where the e-mail belongs to an administrator already, which
 * the owner of its link may know
 */
export const resetPassword: Handler<'resetPassword'> = async (dependencies, { body }) => {
  if (await findPasswordReset(dependencies.db, sha256(body.token)))
    return applyLink(dependencies, body, findPasswordReset, async (mailing, reset, passwordHash) => {
      const { db, at } = mailing;
      const { id: accountId, email, administration_id: administrationId } = reset;
      await setPassword(db, accountId, passwordHash, at);
      if (administrationId !== null)
        await recordActivity(db, { accountId, administrationId }, { kind: 'password-reset' }, at);
      // Whoever has the mailed link owns the account, so earlier failed attempts need not delay the sign-in.
      await deleteFailures(db, sha256(email));
      await queuePasswordSetMail(mailing, email);
    });
  return applyLink(dependencies, body, findAdministratorInvitation, async (mailing, invited, hash) => {
    const { db, at } = mailing;
    const account = requireFound(await openAdministrator(db, invited, hash, at), 'ex_email_taken');
    if (!account.isNew) await queuePasswordSetMail(mailing, invited.email);
    const actor = { accountId: account.id, administrationId: invited.administration_id };
    await recordActivity(db, actor, { kind: 'administrator-joined' }, at);
  });
};

/** Whether the token of a mailed link can be used: of an invitation, or for a new password (D26). */
export const verifyToken: Handler<'verifyToken'> = async ({ db, clock }, { body }) => {
  const finds = [findResidentInvitation, findPasswordReset, findAdministratorInvitation];
  const found = await Promise.all(finds.map((find) => find(db, sha256(body.token))));
  const reason = findRefusal(found.find(Boolean), clock());
  return { valid: reason === undefined, reason };
};

/**
 * Completes a sign-up: confirms the resident, opens the account and queues a mail about it.
 *
 * @throws Failure as `applyLink`
 */
export const confirmUser: Handler<'confirmUser'> = (dependencies, { body }) =>
  applyLink(dependencies, body, findResidentInvitation, async (mailing, invited, passwordHash) => {
    const { db, settings, at } = mailing;
    const { email: recipient } = invited;
    await markConfirmed(db, invited.id, at);
    const account = await openResident(db, invited, passwordHash, at);
    const document = completedMail(invited, `${settings.PUBLIC_ORIGIN}/apps`, account !== undefined);
    await mailDocument(mailing, document, { recipient });
    if (account?.isNew === false) await queuePasswordSetMail(mailing, recipient);
  });
