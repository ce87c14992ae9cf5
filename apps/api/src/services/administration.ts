import type { Building } from '@laundry/api-contract';
import { Failure } from '../failure.ts';
import { buildingsOf } from '../queries/administrations.ts';
import type { Dependencies } from './dependencies.ts';
import type { AdministratorSession } from './session.ts';

/** The session's own buildings. @throws Failure ex_not_found for any other administration */
export function administrationBuildings(
  { db }: Dependencies,
  { administrationId }: AdministratorSession,
  adminId: string,
  sharing: boolean,
): Promise<Building[]> {
  if (adminId.toLowerCase() !== administrationId) throw new Failure('ex_not_found');
  return buildingsOf(db, administrationId, sharing);
}
