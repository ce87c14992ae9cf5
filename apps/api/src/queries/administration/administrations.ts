import type { Executor } from '../../database/connect.ts';
import { lookup, keysTable } from '../../database/lookup.ts';
import type { KeysOf } from '../../database/lookup.ts';
import { inBuildings } from '../reports/reportConditions.ts';

/**
 * Buildings of an administration, ordered by id.
 *
 * @param sharing whether to return only those in whose income the administration has a share (D29)
 */
export function buildingsOf(db: Executor, administrationId: string, sharing: boolean) {
  const query = db
    .selectFrom('buildings')
    .select(['id', 'name'])
    .where('administration_id', '=', administrationId)
    .orderBy('id');
  return (sharing ? query.where('income_share_bp', '>', 0) : query).execute();
}

interface BuildingKey {
  readonly administrationId: string;
  readonly buildingId: string;
}

/** A building of an administration; undefined for an unknown one and for another administration's. */
export const buildingOf = lookup((db, keys: KeysOf<BuildingKey>) =>
  db
    .selectFrom(keysTable(keys, { administrationId: 'uuid', buildingId: 'uuid' }))
    .innerJoin('buildings', (join) =>
      join
        .onRef('buildings.id', '=', 'lookup_keys.buildingId')
        .onRef('buildings.administration_id', '=', 'lookup_keys.administrationId'),
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
