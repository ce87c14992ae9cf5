import type { BuildingDetails } from '@laundry/api-contract';
import { machinesOf, unitsOf } from '../queries/administrations.ts';
import type { Dependencies } from './dependencies.ts';
import { ownBuilding } from './ownBuilding.ts';
import type { AdministratorSession } from './session.ts';
import { byNumber } from './spanishOrder.ts';

/**
 * A building of the session's administration with what is in it. @throws Failure ex_not_found for any other
 */
export async function building(
  { db }: Dependencies,
  session: AdministratorSession,
  buildingId: string,
): Promise<BuildingDetails> {
  const { id, name } = await ownBuilding(db, session, buildingId);
  const [machines, units] = await Promise.all([machinesOf(db, id), unitsOf(db, id)]);
  return {
    id,
    name,
    machines: machines.map((machine) => ({ ...machine, building: { name } })),
    units: units.toSorted(byNumber),
  };
}
