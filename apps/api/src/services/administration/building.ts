import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { BuildingDetails, Building } from '@laundry/api-contract';
import {
  machinesOf,
  unitsOf,
  buildingOf,
  buildingsOf,
} from '../../queries/administration/administrations.ts';
import type { Executor } from '../../database/connect.ts';
import { Failure } from '../../failure.ts';
import { isUuid } from '../../uuid.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AdministratorSession, OfAdministration } from '../accounts/session.ts';
import { byNumber, byName } from '../spanishOrder.ts';

/** A building of the session's administration. @throws Failure ex_not_found for any other (D28) */
export async function ownBuilding(db: Executor, { administrationId }: OfAdministration, buildingId: string) {
  const building = isUuid(buildingId) ? await buildingOf(db, { administrationId, buildingId }) : undefined;
  if (!building) throw new Failure('ex_not_found');
  return building;
}

/**
 * The buildings of a report, by name: one of the session's administration, or all of them (D52).
 *
 * @param sharing whether all includes only those in whose income the administration has a share (D29)
 * @throws Failure ex_not_found for any other building
 */
export async function ownBuildings(
  db: Executor,
  session: OfAdministration,
  buildingIdOrAll: string,
  sharing = false,
): Promise<Building[]> {
  if (buildingIdOrAll !== ALL_BUILDINGS) return [await ownBuilding(db, session, buildingIdOrAll)];
  return (await buildingsOf(db, session.administrationId, sharing)).toSorted(byName);
}

/**
 * A building of the session's administration with its machines and units.
 *
 * @throws Failure ex_not_found for any other
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
