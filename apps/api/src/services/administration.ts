import type { Building } from '@laundry/api-contract';
import { Failure } from '../failure.ts';
import { buildingsOf } from '../queries/administrations.ts';
import type { Dependencies } from './dependencies.ts';
import type { AdministratorSession } from './session.ts';
import { byName } from './spanishOrder.ts';

/** Buildings whose residents the session manages: all of its administration's, by name (decision 22). */
export const colivingBuildings = async (
  { db }: Dependencies,
  { administrationId }: AdministratorSession,
): Promise<Building[]> => (await buildingsOf(db, administrationId, false)).toSorted(byName);

/** The session's own buildings, by name. @throws Failure ex_not_found for any other administration */
export async function administrationBuildings(
  { db }: Dependencies,
  { administrationId }: AdministratorSession,
  adminId: string,
  sharing: boolean,
): Promise<Building[]> {
  if (adminId.toLowerCase() !== administrationId) throw new Failure('ex_not_found');
  return (await buildingsOf(db, administrationId, sharing)).toSorted(byName);
}
