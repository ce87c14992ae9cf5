import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { lookup, keysTable } from '../../database/lookup.ts';
import type { KeysOf } from '../../database/lookup.ts';
import { inBuildings, inOwnBuildings } from '../reports/reportConditions.ts';
import type { OwnDays } from '../reports/reportConditions.ts';

/**
 * Buildings that were an administration's on one of the days (D81), ordered by id.
 *
 * @param sharing whether to return only those in whose income the administration has a share (D29)
 */
export function buildingsOf(db: Executor, days: OwnDays, sharing: boolean) {
  const query = db
    .selectFrom('buildings')
    .select(['id', 'name'])
    .where('id', '=', inOwnBuildings(days))
    .orderBy('id');
  return (sharing ? query.where('income_share_bp', '>', 0) : query).execute();
}

interface BuildingKey extends OwnDays {
  readonly buildingId: string;
}

/**
 * A building that was the administration's on one of the days; undefined for an unknown one and for any
 * other.
 */
export const buildingOf = lookup((db, keys: KeysOf<BuildingKey>) =>
  db
    .selectFrom(keysTable(keys, { administrationId: 'uuid', buildingId: 'uuid', from: 'text', to: 'text' }))
    .innerJoin('buildings', 'buildings.id', 'lookup_keys.buildingId')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('building_administrations as own')
          .whereRef('own.building_id', '=', 'lookup_keys.buildingId')
          .whereRef('own.administration_id', '=', 'lookup_keys.administrationId')
          .where('own.from_day', '<=', sql<string>`lookup_keys.to::date`)
          .where('own.until_day', '>', sql<string>`lookup_keys.from::date`),
      ),
    )
    .select(['buildings.id', 'buildings.name', 'lookup_keys.position']),
);

/** Machines of a building, by their sort index. */
export function machinesOf(db: Executor, buildingId: string) {
  return db
    .selectFrom('machines')
    .select(['id', 'machine_type', 'sort_index', 'serial_number'])
    .where('building_id', '=', buildingId)
    .orderBy('sort_index')
    .orderBy('id')
    .execute();
}

/** Units of a building, unordered. */
export function unitsOf(db: Executor, buildingId: string) {
  return db.selectFrom('units').select(['id', 'number']).where('building_id', '=', buildingId).execute();
}

/** The ids of machines and units that an administration's uses in a building name. */
export async function usedBy(
  db: Executor,
  administrationId: string,
  buildingId: string,
): Promise<ReadonlySet<string | null>> {
  const rows = await db
    .selectFrom('uses_by_day')
    .select(['machine_id', 'unit_id'])
    .distinct()
    .where('administration_id', '=', administrationId)
    .where('building_id', '=', buildingId)
    .execute();
  return new Set(rows.flatMap(({ machine_id, unit_id }) => [machine_id, unit_id]));
}

/** Whether a unit or a machine is in one of the buildings. */
export async function isInBuilding(
  db: Executor,
  table: 'units' | 'machines',
  buildingIds: readonly string[],
  id: string,
): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .select('id')
    .where('building_id', '=', inBuildings(buildingIds))
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
