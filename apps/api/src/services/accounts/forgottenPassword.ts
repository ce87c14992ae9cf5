import { deviceLinkMail, forgottenPasswordMail } from '@laundry/mail-templates';
import { tooMany } from '../../shared/failure.ts';
import { adminOrigin, mailDocument } from '../../mail/composeMail.ts';
import { claimLinkRequest, insertLink, requestLink } from '../../queries/accounts/mailedLinks.ts';
import { consumeRateLimit } from '../../queries/rateLimits.ts';
import { findAccount } from '../../queries/accounts/accounts.ts';
import { sha256 } from '../../shared/secrets.ts';
import { verifyCaptcha } from '../captcha.ts';
import type { Dependencies, Handler } from '../dependencies.ts';
import { newMailedToken } from './mailedLinks.ts';
import { MINUTE_MS } from '../../shared/clock.ts';

const WINDOW_MS = 15 * MINUTE_MS;
/** Requests for an e-mail from one address. Further ones get the same answer and are ignored. */
const REQUESTS = { times: 10, windowMs: WINDOW_MS };
/** How long a link can be used (D56, D82). */
const LINK_LIFE_MS = 60 * MINUTE_MS;

/**
 * Queues a request for a link to set a new password (D56), or to let a device sign in (D82). The account is
 * looked up in a job, so that neither the answer nor its time reveals whether the e-mail has an account.
 *
 * @throws Failure ex_captcha_refused, ex_too_many_requests for an address with requests for many e-mails,
 * ex_unavailable
 */
export const forgotPassword: Handler<'forgotPassword'> = async (
  dependencies,
  { body: { emailAddress, recaptchaToken, device }, address },
) => {
  const { db, settings, clock } = dependencies;
  await verifyCaptcha(dependencies, recaptchaToken, 'login');
  const email = emailAddress.toLowerCase();
  const at = clock();
  const perAddress = { times: settings.SIGNIN_FAILURES_PER_ADDRESS, windowMs: WINDOW_MS };
  const until =
    perAddress.times > 0 && (await consumeRateLimit(db, `forgotten passwords ${address}`, perAddress, at));
  if (until) throw tooMany(until, at);
  // Requests for one e-mail always get 204 (D56), so that nobody learns of earlier requests for it.
  if (!(await consumeRateLimit(db, sha256(`forgotten password ${address} ${email}`), REQUESTS, at)))
    await requestLink(db, { email, forDevice: device === true }, at);
};

/** Answers the oldest request. @returns whether there was one */
function answerOne({ db, settings, clock }: Dependencies): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const request = await claimLinkRequest(transaction);
    if (request === undefined) return false;
    const { email, forDevice } = request;
    const account = await findAccount(transaction, email);
    const at = clock();
    // Asked for from any address. Further requests get the same answer and are ignored.
    const mails = { times: settings.PASSWORD_LINKS_PER_HOUR, windowMs: 60 * MINUTE_MS };
    const kind = forDevice ? 'device' : 'password';
    if (!account || (await consumeRateLimit(transaction, `${kind} links ${account.id}`, mails, at)))
      return true;
    const link = newMailedToken(LINK_LIFE_MS, at);
    const { token, expiresAt } = link;
    await insertLink(transaction, account.id, forDevice, link);
    const dashboard = `${adminOrigin(settings)}/dashboard`;
    const document = forDevice
      ? deviceLinkMail(email, `${dashboard}/login?device=${token}`, expiresAt)
      : forgottenPasswordMail(email, `${dashboard}/reset-password?token=${token}`, expiresAt);
    const to = { recipient: email, secretUntil: expiresAt };
    await mailDocument({ db: transaction, settings, at }, document, to);
    return true;
  });
}

/** Answers all waiting requests: mails a link to each account; e-mails without an account get no mail. */
export async function answerPasswordRequests(dependencies: Dependencies, stopping?: AbortSignal) {
  while (!stopping?.aborted && (await answerOne(dependencies)));
}
