import { BUILDING_ADM } from '@laundry/api-contract';
import { Failure } from '../../shared/failure.ts';
import { findSession, recordSessionUse, endSession } from '../../queries/accounts/sessions.ts';
import { sha256 } from '../../shared/secrets.ts';
import type { Settings } from '../../settings.ts';
import type { Dependencies } from '../dependencies.ts';

/** The administration that limits every query of an administrator. */
export interface OfAdministration {
  readonly administrationId: string;
}

export interface AdministratorSession extends OfAdministration {
  readonly accountId: string;
  readonly tokenHash: string;
}

const BEARER = /^Bearer ([\w-]{1,200})$/i;
const HOUR_MS = 3_600_000;
/** A session's last use is updated at most this often, so that reading calls need no write. */
const USE_UPDATE_INTERVAL_MS = 5 * 60_000;

/** The hash of the token in an `Authorization` header, valid or not. */
export function tokenHashOf(authorization: string | undefined): string | undefined {
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
export async function administratorOf(
  { db, settings, clock }: Dependencies,
  authorization: string | undefined,
): Promise<AdministratorSession> {
  const tokenHash = tokenHashOf(authorization);
  const now = clock();
  const account =
    tokenHash && (await findSession(db, { tokenHash, now, idleSince: idleSince(settings, now) }));
  if (!account) throw new Failure('ex_unauthorized');
  if (now.getTime() - account.last_used_at.getTime() >= USE_UPDATE_INTERVAL_MS)
    await recordSessionUse(db, tokenHash, now);
  if (account.role !== BUILDING_ADM || account.administration_id === null) throw new Failure('ex_forbidden');
  return { accountId: account.id, administrationId: account.administration_id, tokenHash };
}

/** Ends a session (D57). A session that has ended, an unknown one and a missing token get the same answer. */
export async function signout({ db }: Dependencies, tokenHash: string | undefined): Promise<undefined> {
  if (tokenHash !== undefined) await endSession(db, tokenHash);
  return undefined;
}
