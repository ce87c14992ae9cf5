import { BUILDING_ADM } from '@laundry/api-contract';
import { Failure, tooMany } from '../../shared/failure.ts';
import { findSession, recordSessionUse, endSession, isKnownDevice } from '../../queries/accounts/sessions.ts';
import { findAccount } from '../../queries/accounts/accounts.ts';
import { decideSignin, refusedUntil } from '../../queries/accounts/signinAttempts.ts';
import { sha256, newToken } from '../../shared/secrets.ts';
import type { Settings } from '../../settings.ts';
import type { Dependencies, Handler } from '../dependencies.ts';
import type { SignedIn, Signin } from '@laundry/api-contract';
import { isDeviceLink } from '../../queries/accounts/mailedLinks.ts';
import type { SigninAttempt } from '../../queries/accounts/signinAttempts.ts';
import { DEVICE_LIFE_MS } from '../../queries/upkeep.ts';
import { verifyCaptcha } from '../captcha.ts';
import { isPassword } from './passwords.ts';
import { MINUTE_MS, HOUR_MS } from '../../shared/clock.ts';

/** The administration that limits every query of an administrator. */
export interface OfAdministration {
  readonly administrationId: string;
}

export interface AdministratorSession extends OfAdministration {
  readonly accountId: string;
  /** In lower case. */
  readonly email: string;
  readonly tokenHash: string;
}

const BEARER = /^Bearer ([\w-]{1,200})$/i;
/** A session's last use is updated at most this often, so that reading calls need no write. */
const USE_UPDATE_INTERVAL_MS = 5 * MINUTE_MS;

/** The hash of the token in an `Authorization` header, valid or not. */
export function hashBearerToken(authorization: string | undefined): string | undefined {
  const token = BEARER.exec(authorization ?? '')?.[1];
  return token && sha256(token);
}

/** Sessions last used before this moment have expired. */
export const idleSince = ({ SESSION_IDLE_HOURS }: Settings, now: Date): Date =>
  new Date(now.getTime() - SESSION_IDLE_HOURS * HOUR_MS);

/**
 * The administrator's session of an `Authorization` header. Updates its last use.
 *
 * @throws Failure ex_unauthorized without a valid session, ex_forbidden for another role (D28)
 */
export async function requireAdministrator(
  { db, settings, clock }: Dependencies,
  authorization: string | undefined,
): Promise<AdministratorSession> {
  const tokenHash = hashBearerToken(authorization);
  const now = clock();
  const account = tokenHash && (await findSession(db, tokenHash, now, idleSince(settings, now)));
  if (!account) throw new Failure('ex_unauthorized');
  if (now.getTime() - account.last_used_at.getTime() >= USE_UPDATE_INTERVAL_MS)
    await recordSessionUse(db, tokenHash, now);
  const { id: accountId, email, role, administration_id: administrationId } = account;
  if (role !== BUILDING_ADM || administrationId === null) throw new Failure('ex_forbidden');
  return { accountId, administrationId, email, tokenHash };
}

/** Ends a session (D57). A session that has ended, an unknown one and a missing token get the same answer. */
export const signout: Handler<'signout'> = async ({ db }, { tokenHash }) => {
  if (tokenHash !== undefined) await endSession(db, tokenHash);
};

/** The window of failures at an address; SIGNIN_FAILURES_PER_ADDRESS has their number. */
const WINDOW_MS = 15 * MINUTE_MS;

interface SigninClient {
  readonly address: string;
  /** The token that the device got when it last signed in to this e-mail. */
  readonly deviceToken: string | undefined;
}

/**
 * The attempt as the limits count it. A known device is counted separately from others at its address, and so
 * is one that a mailed link lets in (D82), also after wrong passwords of its own.
 */
async function describeAttempt(
  { db, settings: { SIGNIN_FAILURES_PER_ADDRESS: times } }: Dependencies,
  { emailAddress: email, deviceLink = '' }: Signin,
  { address, deviceToken = '' }: SigninClient,
  now: Date,
): Promise<SigninAttempt> {
  const emailHash = sha256(email.toLowerCase());
  const deviceHash = sha256(deviceToken);
  const knownSince = new Date(now.getTime() - DEVICE_LIFE_MS);
  const link = { tokenHash: sha256(deviceLink), email, now };
  const isLetIn = deviceLink !== '' && (await isDeviceLink(db, link));
  const isKnown = !isLetIn && (await isKnownDevice(db, deviceHash, email, knownSince));
  const knownHash = isLetIn ? link.tokenHash : isKnown ? deviceHash : undefined;
  return {
    emailHash,
    clientHash: sha256(knownHash === undefined ? `address ${address} ${emailHash}` : `device ${knownHash}`),
    knownDevice: knownHash !== undefined,
    deviceLink: isLetIn ? link : undefined,
    address:
      knownHash === undefined && times > 0
        ? { key: `sign-ins ${address}`, limit: { times, windowMs: WINDOW_MS } }
        : undefined,
  };
}

/**
 * Opens a session for any role; the portal refuses the roles that it does not serve (spec §6).
 *
 * @returns the answer, and the token that identifies the device at later sign-ins
 * @throws Failure ex_wrong_credentials, ex_too_many_requests, ex_captcha_refused, ex_unavailable
 */
export async function signin(
  dependencies: Dependencies,
  request: Signin,
  client: SigninClient,
): Promise<{ readonly answer: SignedIn; readonly deviceToken: string }> {
  const { settings, db, clock } = dependencies;
  const attempt = await describeAttempt(dependencies, request, client, clock());
  const refused = await refusedUntil(db, attempt, clock());
  if (refused) throw tooMany(refused, clock());
  await verifyCaptcha(dependencies, request.recaptchaToken, 'login');

  const account = await findAccount(db, request.emailAddress);
  const isCorrect = await isPassword(request.password, account?.password_hash);
  const token = newToken();
  const keepsToken = attempt.knownDevice && attempt.deviceLink === undefined;
  const deviceToken = (keepsToken && client.deviceToken) || newToken();
  const now = clock();
  const session = account && {
    tokenHash: sha256(token),
    deviceHash: sha256(deviceToken),
    accountId: account.id,
    passwordHash: account.password_hash,
    expiresAt: new Date(now.getTime() + settings.SESSION_HOURS * HOUR_MS),
  };
  const { isIn, until } = await decideSignin(db, attempt, isCorrect ? session : undefined, now);
  if (until) throw tooMany(until, now);
  if (!account || !isIn) throw new Failure('ex_wrong_credentials');
  const { id, role, name, lastname, administration_id, administration_name } = account;
  const user = { id, role, name, lastname, administration_id, administration_name };
  return { answer: { token, account: { user } }, deviceToken };
}
