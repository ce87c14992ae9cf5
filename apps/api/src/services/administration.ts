import type { Building } from '@laundry/api-contract';
import { buildingsOf } from '../queries/administrations.ts';
import type { Dependencies } from './dependencies.ts';
import { ownAdministration } from './ownAdministration.ts';
import type { AdministratorSession } from './session.ts';
import { byName } from './spanishOrder.ts';

/** Buildings whose residents the session manages: all of its administration's, by name (D22). */
export const colivingBuildings = async (
  { db }: Dependencies,
  { administrationId }: AdministratorSession,
): Promise<Building[]> => (await buildingsOf(db, administrationId, false)).toSorted(byName);

/** The session's own buildings, by name. @throws Failure ex_not_found for any other administration */
export async function administrationBuildings(
  { db }: Dependencies,
  session: AdministratorSession,
  adminId: string,
  sharing: boolean,
): Promise<Building[]> {
  const administrationId = ownAdministration(session, adminId);
  return (await buildingsOf(db, administrationId, sharing)).toSorted(byName);
}
