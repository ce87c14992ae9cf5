import type { CheckedQueryOf, Page, UseRecord, UsesSummary, calls } from '@laundry/api-contract';
import { Failure } from '../failure.ts';
import { isInBuilding } from '../queries/administrations.ts';
import { groupsOfUses, pageOfUses, usesOfEachDay } from '../queries/uses.ts';
import type { PageStart, UsesFilter } from '../queries/uses.ts';
import { isUuid } from '../uuid.ts';
import type { Dependencies } from './dependencies.ts';
import { ownBuilding } from './ownBuilding.ts';
import { daysOf } from './reportRange.ts';
import type { AdministratorSession } from './session.ts';
import { byNumber } from './spanishOrder.ts';

type Filters = CheckedQueryOf<typeof calls.usesSummary>;

/** Demands that a unit or a machine that is asked for is one of the building's. @throws Failure ex_not_found */
async function demandIn(
  { db }: Dependencies,
  table: 'units' | 'machines',
  buildingId: string,
  id: string | undefined,
): Promise<void> {
  if (id !== undefined && !(isUuid(id) && (await isInBuilding(db, table, buildingId, id))))
    throw new Failure('ex_not_found');
}

/**
 * The filters of the uses reports, checked.
 *
 * @throws Failure ex_invalid_field for days that do not exist or are reversed, ex_not_found for a building of another
 * administration, and for a unit or a machine that is not of the building
 */
async function scopeOf(dependencies: Dependencies, session: AdministratorSession, query: Filters) {
  const days = daysOf(query);
  const building = await ownBuilding(dependencies.db, session, query.building);
  await demandIn(dependencies, 'units', building.id, query.unit);
  await demandIn(dependencies, 'machines', building.id, query.machine);
  const filter: UsesFilter = {
    administrationId: session.administrationId,
    buildingId: building.id,
    ...days,
    unitId: query.unit,
    machineId: query.machine,
    cardUid: query.uuid,
  };
  return { building, filter };
}

/** Where the page behind so many uses begins: the numbers of each day lead to its day, however deep it is. */
function startOf(
  before: number,
  days: readonly { readonly day: string; readonly count: number }[],
): PageStart | undefined {
  let left = before;
  for (const { day, count } of days) {
    if (left < count) return { day, passedOver: left };
    left -= count;
  }
  return undefined;
}

/** A page of the uses of a building, and how many there are in all (sections 2 and 7; decisions 10, 23 and 34). */
export async function reportUses(
  dependencies: Dependencies,
  session: AdministratorSession,
  query: CheckedQueryOf<typeof calls.reportUses>,
): Promise<Page<UseRecord[]>> {
  const { reports: db } = dependencies;
  const { building, filter } = await scopeOf(dependencies, session, query);
  const days = await usesOfEachDay(db, filter);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const start = startOf((query.page - 1) * query.perPage, days);
  const rows = start ? await pageOfUses(db, filter, start, query.perPage) : [];
  const records = rows.map((row) => ({
    id: String(row.id),
    machine: {
      building: { name: building.name },
      serial_number: row.serial_number,
      machine_type: row.machine_type,
    },
    unit: row.unit_number === null ? null : { number: row.unit_number },
    timestamp: row.at.toISOString(),
    card: { uuid: row.card_uid },
    result: row.result,
  }));
  return { records, total };
}

/** Totals of the same uses. */
export async function usesSummary(
  dependencies: Dependencies,
  session: AdministratorSession,
  query: Filters,
): Promise<UsesSummary> {
  const { building, filter } = await scopeOf(dependencies, session, query);
  const groups = await groupsOfUses(dependencies.reports, filter);
  const byDay = groups.flatMap(({ day, count, succeeded }) =>
    day === null ? [] : [{ day, count, succeeded }],
  );
  const byUnit = groups
    .filter(({ day }) => day === null)
    .map(({ unit_id, unit_number, count }) => ({ id: unit_id, number: unit_number, count }))
    .toSorted(byNumber);
  const count = byDay.reduce((sum, of) => sum + of.count, 0);
  const succeeded = byDay.reduce((sum, of) => sum + of.succeeded, 0);
  const byBuilding = count === 0 ? [] : [{ id: building.id, name: building.name, count }];
  return { count, succeeded, byBuilding, byUnit, byDay };
}
