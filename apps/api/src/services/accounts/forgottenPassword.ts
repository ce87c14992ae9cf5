import type { CheckedBodyOf, calls } from '@laundry/api-contract';
import { forgottenPasswordMail } from '@laundry/mail-templates';
import { tooMany } from '../../failure.ts';
import { adminOriginOf, senderOf, mailOf } from '../../mail/composeMail.ts';
import { queueMail } from '../../queries/mails.ts';
import {
  insertPasswordReset,
  requestPassword,
  claimPasswordRequest,
} from '../../queries/accounts/passwordResets.ts';
import { consumeRateLimit } from '../../queries/rateLimits.ts';
import { findAccount } from '../../queries/accounts/sessions.ts';
import { newToken, sha256 } from '../../secrets.ts';
import { verifyCaptcha } from '../captcha.ts';
import type { Dependencies } from '../dependencies.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
/**
 * Requests for an e-mail from an address that are looked at; the further ones are answered alike and do
 * nothing.
 */
const REQUESTS = { times: 10, windowMs: WINDOW_MS };
/** Mails to an account, whoever asks for them; nothing tells that there were too many. */
const MAILS = { times: 5, windowMs: 60 * MINUTE_MS };
/** How long a link can be used (D56). */
const LINK_LIFE_MS = 60 * MINUTE_MS;

/**
 * Asks for a link that gives an e-mail's account a new password (D56). Here no account is looked for: a job
 * answers the request, so that neither the answer nor the time that it takes tells whether there is one.
 *
 * @throws Failure ex_captcha_refused, ex_too_many_requests for an address that asks for many e-mails,
 * ex_unavailable
 */
export async function forgotPassword(
  dependencies: Dependencies,
  { emailAddress, recaptchaToken }: CheckedBodyOf<typeof calls.forgotPassword>,
  address: string,
): Promise<undefined> {
  const { db, settings, clock } = dependencies;
  await verifyCaptcha(dependencies, recaptchaToken, 'login');
  const email = emailAddress.toLowerCase();
  const at = clock();
  const flood = { times: settings.SIGNIN_FAILURES_PER_ADDRESS, windowMs: WINDOW_MS };
  const until =
    flood.times > 0 ? await consumeRateLimit(db, `forgotten passwords ${address}`, flood, at) : undefined;
  if (until) throw tooMany(until, at);
  // Whatever is asked of one e-mail is answered by 204 (D56): it tells nobody who asked for it before.
  if (await consumeRateLimit(db, sha256(`forgotten password ${address} ${email}`), REQUESTS, at))
    return undefined;
  await requestPassword(db, email, at);
  return undefined;
}

/** Answers the oldest request. @returns whether there was one */
function answerOne({ db, settings, clock }: Dependencies): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const email = await claimPasswordRequest(transaction);
    if (email === undefined) return false;
    const account = await findAccount(transaction, email);
    const at = clock();
    if (!account || (await consumeRateLimit(transaction, `password links ${account.id}`, MAILS, at)))
      return true;
    const token = newToken();
    const expiresAt = new Date(at.getTime() + LINK_LIFE_MS);
    await insertPasswordReset(transaction, { accountId: account.id, tokenHash: sha256(token), expiresAt });
    const url = `${adminOriginOf(settings)}/dashboard/reset-password?token=${token}`;
    const document = forgottenPasswordMail(email, url, expiresAt);
    const to = { recipient: email, secretUntil: expiresAt };
    await queueMail(transaction, mailOf(document, senderOf(settings), to), at);
    return true;
  });
}

/** Answers all requests that wait: a link is mailed to each account; an e-mail that is none gets nothing. */
export async function answerPasswordRequests(
  dependencies: Dependencies,
  stopping?: AbortSignal,
): Promise<void> {
  while (!stopping?.aborted && (await answerOne(dependencies)));
}
