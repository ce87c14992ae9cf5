import { BUILDING_ADM } from '@laundry/api-contract';
import { Failure } from '../../failure.ts';
import { findSession, recordUse, endSession } from '../../queries/accounts/sessions.ts';
import { sha256 } from '../../secrets.ts';
import type { Settings } from '../../settings.ts';
import type { Dependencies } from '../dependencies.ts';

/** What every query of an administrator is narrowed by. */
export interface OfAdministration {
  readonly administrationId: string;
}

/** An administrator's session. */
export interface AdministratorSession extends OfAdministration {
  readonly accountId: string;
  /** The hash of the token that opened it. */
  readonly tokenHash: string;
}

const BEARER = /^Bearer ([\w-]{1,200})$/i;
const HOUR_MS = 3_600_000;
/**
 * A use is written down when the one before it is older than this, so that reading costs no write per call.
 */
const USE_IS_WRITTEN_EVERY_MS = 5 * 60_000;

/** The hash of the token that an `Authorization` header brings, whether or not it opens anything. */
export function tokenHashOf(authorization: string | undefined): string | undefined {
  const token = BEARER.exec(authorization ?? '')?.[1];
  return token && sha256(token);
}

/** The latest last use of a session that was not used for too long. */
export const idleSince = ({ SESSION_IDLE_HOURS }: Settings, now: Date): Date =>
  new Date(now.getTime() - SESSION_IDLE_HOURS * HOUR_MS);

/**
 * The administrator that an `Authorization` header stands for. The session counts as used.
 *
 * @throws Failure ex_unauthorized without a living session, ex_forbidden for another role (D28)
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
  if (now.getTime() - account.last_used_at.getTime() >= USE_IS_WRITTEN_EVERY_MS)
    await recordUse(db, tokenHash, now);
  if (account.role !== BUILDING_ADM || account.administration_id === null) throw new Failure('ex_forbidden');
  return { accountId: account.id, administrationId: account.administration_id, tokenHash };
}

/** Ends a session (D57). One that has ended already, is unknown or is not given gets the same answer. */
export async function signout({ db }: Dependencies, tokenHash: string | undefined): Promise<undefined> {
  if (tokenHash !== undefined) await endSession(db, tokenHash);
  return undefined;
}
