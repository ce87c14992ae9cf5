import type { SignedIn, Signin } from '@laundry/api-contract';
import { Failure, tooMany } from '../failure.ts';
import { decideSignin, findAccount, lockedUntil } from '../queries/sessions.ts';
import { newToken, sha256 } from '../secrets.ts';
import { verifyCaptcha } from './captcha.ts';
import type { Dependencies } from './dependencies.ts';
import { isPassword } from './passwords.ts';

/** Wrong tries that an e-mail has (decision 34). */
const TRIES = { tries: 10, windowMs: 15 * 60_000 };
const HOUR_MS = 3_600_000;

/**
 * Opens a session. Any role may: the portal refuses those that it does not serve (section 6).
 *
 * @throws Failure ex_wrong_credentials, ex_too_many_requests, ex_captcha_refused, ex_unavailable
 */
export async function signin(dependencies: Dependencies, request: Signin): Promise<SignedIn> {
  const { settings, db, clock } = dependencies;
  const emailHash = sha256(request.emailAddress.toLowerCase());
  const locked = await lockedUntil(db, emailHash, TRIES, clock());
  if (locked) throw tooMany(locked, clock());
  await verifyCaptcha(dependencies, request.recaptchaToken, 'login');

  const account = await findAccount(db, request.emailAddress);
  const right = await isPassword(request.password, account?.password_hash);
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + settings.SESSION_HOURS * HOUR_MS);
  const session =
    account && right
      ? { tokenHash: sha256(token), accountId: account.id, passwordHash: account.password_hash, expiresAt }
      : undefined;
  const outcome = await decideSignin(db, emailHash, session, TRIES, now);
  if (outcome.kind === 'locked') throw tooMany(outcome.until, now);
  if (!account || outcome.kind === 'wrong') throw new Failure('ex_wrong_credentials');
  const { id, role, name, lastname, administration_id } = account;
  return { token, account: { user: { id, role, name, lastname, administration_id } } };
}
