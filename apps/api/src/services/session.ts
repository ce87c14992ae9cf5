import { BUILDING_ADM } from '@laundry/api-contract';
import { Failure } from '../failure.ts';
import { findSession } from '../queries/sessions.ts';
import { sha256 } from '../secrets.ts';
import type { Dependencies } from './dependencies.ts';

/** An administrator's session: what every query of theirs is narrowed by. */
export interface AdministratorSession {
  readonly accountId: string;
  readonly administrationId: string;
  /** Of the token that it was opened with. */
  readonly tokenHash: string;
}

const BEARER = /^Bearer ([\w-]{1,200})$/i;

/**
 * The administrator that an `Authorization` header stands for.
 *
 * @throws Failure ex_unauthorized without a living session, ex_forbidden for another role (decision 28)
 */
export async function administratorOf(
  { db, clock }: Dependencies,
  authorization: string | undefined,
): Promise<AdministratorSession> {
  const token = BEARER.exec(authorization ?? '')?.[1];
  const tokenHash = sha256(token ?? '');
  const account = token && (await findSession(db, tokenHash, clock()));
  if (!account) throw new Failure('ex_unauthorized');
  if (account.role !== BUILDING_ADM || account.administration_id === null) throw new Failure('ex_forbidden');
  return { accountId: account.id, administrationId: account.administration_id, tokenHash };
}
