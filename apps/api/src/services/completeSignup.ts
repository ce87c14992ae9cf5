import type { CheckedBodyOf, ErrorCode, TokenRefusal, TokenState, calls } from '@laundry/api-contract';
import { isGoodPassword } from '@laundry/api-contract/password';
import { completedMail } from '@laundry/mail-templates';
import { Failure, tooMany } from '../failure.ts';
import { mailOf } from '../mail/mailOf.ts';
import { senderOf } from '../mail/senderOf.ts';
import { countInWindow } from '../queries/rateLimits.ts';
import { invitationOf, lockInvited, markConfirmed, openAccount } from '../queries/invitations.ts';
import { queueMail } from '../queries/mails.ts';
import { sha256 } from '../secrets.ts';
import type { Dependencies } from './dependencies.ts';
import { hashPassword } from './passwords.ts';

/** Tries of one invitation (decision 34): hashing a password takes time and memory. */
const TRIES = { times: 30, windowMs: 60_000 };

const CODES: Readonly<Record<TokenRefusal, ErrorCode>> = {
  invalid: 'ex_token_invalid',
  used: 'ex_token_used',
  expired: 'ex_token_expired',
};

interface Dates {
  readonly validated_at: Date | null;
  readonly invitation_expires_at: Date | null;
}

/** Why an invitation cannot be used; undefined where it can. A used one stays used, however old it is. */
function refusalOf(invitation: Dates | undefined, now: Date): TokenRefusal | undefined {
  if (!invitation?.invitation_expires_at) return 'invalid';
  if (invitation.validated_at) return 'used';
  return invitation.invitation_expires_at <= now ? 'expired' : undefined;
}

/** @throws Failure with the code of what keeps an invitation from being used */
function demandUsable<T extends Dates>(invitation: T | undefined, now: Date): T {
  const refusal = refusalOf(invitation, now);
  if (!invitation || refusal) throw new Failure(CODES[refusal ?? 'invalid']);
  return invitation;
}

/** Whether an invitation can be used (decision 26). */
export async function verifyToken(
  { db, clock }: Dependencies,
  { token }: CheckedBodyOf<typeof calls.verifyToken>,
): Promise<TokenState> {
  const reason = refusalOf(await invitationOf(db, sha256(token)), clock());
  return { valid: reason === undefined, reason };
}

/**
 * Completes a sign-up: the resident is confirmed and has an account, and is told so by mail, all of it or nothing.
 * An invitation does this once, whoever else tries at the same moment.
 *
 * @throws Failure ex_token_invalid, ex_token_used, ex_token_expired, ex_weak_password, ex_too_many_requests
 */
export async function confirmUser(
  { db, settings, clock }: Dependencies,
  { token, password }: CheckedBodyOf<typeof calls.confirmUser>,
): Promise<undefined> {
  const tokenHash = sha256(token);
  demandUsable(await invitationOf(db, tokenHash), clock());
  if (!isGoodPassword(password)) throw new Failure('ex_weak_password');
  const until = await countInWindow(db, tokenHash, TRIES, clock());
  if (until) throw tooMany(until, clock());
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const at = clock();
    const invited = demandUsable(await lockInvited(transaction, tokenHash), at);
    await markConfirmed(transaction, invited.id, at);
    const isNew = await openAccount(transaction, invited, passwordHash);
    const to = { ...invited, building: invited.building_name };
    const document = completedMail(to, `${settings.PUBLIC_ORIGIN}/apps`, isNew);
    await queueMail(transaction, mailOf(document, senderOf(settings), { recipient: invited.email }), at);
  });
  return undefined;
}
