import { exists } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import { prepared } from '../../database/prepared.ts';
import { isSharing } from '../reports/confirmedTransactions.ts';
import { inBuildings, inOwnBuildings } from '../reports/reportConditions.ts';
import type { OwnDays, ReportFilter } from '../reports/reportConditions.ts';

/**
 * Buildings that were an administration's on one of the days (D81), ordered by id.
 *
 * @param sharing whether to return only those in whose income the administration has a share (D29)
 */
export const listBuildings = (db: Executor, days: OwnDays, sharing: boolean) =>
  db
    .selectFrom('buildings as building')
    .select(['id', 'name'])
    .where('id', '=', inOwnBuildings(days))
    .$if(sharing, (query) => query.where(isSharing(db, days)))
    .orderBy('id')
    .execute();

/** Buildings, whether their administration shares the income (D29), and how uses are paid (D61). */
export const listTerms = (db: Executor, filter: ReportFilter) =>
  db
    .selectFrom('buildings as building')
    .select(['id', 'name', 'billing', isSharing(db, filter).as('sharing')])
    .where('id', '=', inBuildings(filter.buildingIds))
    .orderBy('id')
    .execute();

/** A building that was the administration's on one of the days; undefined for any other. */
export const findOwnBuilding = (db: Executor, own: OwnDays, buildingId: string) =>
  db
    .selectFrom('buildings')
    .select(['id', 'name'])
    .where('id', '=', buildingId)
    .where('id', '=', inOwnBuildings(own))
    .modifyEnd(prepared)
    .executeTakeFirst();

const countsOfUses = (db: Executor, administrationId: string, buildingId: string) =>
  db
    .selectFrom('uses_by_day')
    .where('administration_id', '=', administrationId)
    .where('building_id', '=', buildingId);

/** Machines that stand in a building or made an administration's uses there, by their sort index. */
export const listMachines = (db: Executor, administrationId: string, buildingId: string) =>
  db
    .selectFrom('machines')
    .select(['id', 'machine_type', 'sort_index', 'serial_number'])
    .where((eb) =>
      eb.or([
        eb('building_id', '=', buildingId),
        eb('id', 'in', countsOfUses(db, administrationId, buildingId).select('machine_id')),
      ]),
    )
    .orderBy('sort_index')
    .orderBy('id')
    .execute();

/** Units of a building, unordered. */
export const listUnits = (db: Executor, buildingId: string) =>
  db.selectFrom('units').select(['id', 'number']).where('building_id', '=', buildingId).execute();

/** The ids of machines and units that an administration's uses in a building name. */
export async function listIdsInUses(
  db: Executor,
  administrationId: string,
  buildingId: string,
): Promise<ReadonlySet<string | null>> {
  const uses = countsOfUses(db, administrationId, buildingId);
  const rows = await uses.select(['machine_id', 'unit_id']).distinct().execute();
  return new Set(rows.flatMap(({ machine_id, unit_id }) => [machine_id, unit_id]));
}

/** Whether a unit or a machine is in one of the buildings, or the administration's uses there name it. */
export const isInBuilding = (
  db: Executor,
  column: 'unit_id' | 'machine_id',
  { administrationId, buildingIds }: ReportFilter,
  id: string,
) =>
  exists(
    db
      .selectFrom(column === 'unit_id' ? 'units' : 'machines')
      .select('id')
      .where('id', '=', id)
      .where((eb) => {
        const uses = eb
          .selectFrom('uses')
          .where('administration_id', '=', administrationId)
          .where('uses.building_id', '=', inBuildings(buildingIds))
          .where(column, '=', id);
        return eb.or([eb('building_id', '=', inBuildings(buildingIds)), eb.exists(uses.select('uses.id'))]);
      }),
  );
