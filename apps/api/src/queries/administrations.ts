import type { Executor } from '../database/connect.ts';

/** Buildings of one administration, in no order that people know; with `sharing`, those in whose income it shares (decision 29). */
export function buildingsOf(db: Executor, administrationId: string, sharing: boolean) {
  const query = db
    .selectFrom('buildings')
    .select(['id', 'name'])
    .where('administration_id', '=', administrationId)
    .orderBy('id');
  return (sharing ? query.where('income_share_bp', '>', 0) : query).execute();
}

/** One building of one administration; another administration's is as unknown as one that does not exist. */
export function buildingOf(db: Executor, administrationId: string, buildingId: string) {
  return db
    .selectFrom('buildings')
    .select(['id', 'name'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', buildingId)
    .executeTakeFirst();
}

/** Machines of a building, by their place. */
export function machinesOf(db: Executor, buildingId: string) {
  return db
    .selectFrom('machines')
    .select(['id', 'machine_type', 'sort_index', 'serial_number'])
    .where('building_id', '=', buildingId)
    .orderBy('sort_index')
    .orderBy('id')
    .execute();
}

/** Units of a building, in no order. */
export function unitsOf(db: Executor, buildingId: string) {
  return db.selectFrom('units').select(['id', 'number']).where('building_id', '=', buildingId).execute();
}

/** Whether a unit or a machine is one of a building's. */
export async function isInBuilding(
  db: Executor,
  table: 'units' | 'machines',
  buildingId: string,
  id: string,
): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .select('id')
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
