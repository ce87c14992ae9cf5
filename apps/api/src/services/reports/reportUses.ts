import type { calls } from '@laundry/api-contract';
import { Failure } from '../../shared/failure.ts';
import { isInBuilding } from '../../queries/administration/administrations.ts';
import { listAdjustments } from '../../queries/reports/closedMonths.ts';
import { groupsOfUses, pageOfUses, usesOfEachDay } from '../../queries/reports/uses.ts';
import type { PageCursor, UsesFilter } from '../../queries/reports/uses.ts';
import type { ReportFilter } from '../../queries/reports/reportConditions.ts';
import { isUuid } from '../../shared/uuid.ts';
import type { CallInput, Dependencies, Handler } from '../dependencies.ts';
import { reportScope } from '../administration/building.ts';
import { sumBy } from '../../shared/sumBy.ts';
import { toAdjustment } from './settlement.ts';
import { byNumber } from '../spanishOrder.ts';

type Input = Pick<CallInput<typeof calls.usesSummary>, 'session' | 'query'>;

/** Checks that a requested unit or machine is or was in one of the buildings. @throws Failure ex_not_found */
async function requireInBuildings(
  { db }: Dependencies,
  column: 'unit_id' | 'machine_id',
  filter: ReportFilter,
  id: string | undefined,
): Promise<void> {
  if (id !== undefined && !(isUuid(id) && (await isInBuilding(db, column, filter, id))))
    throw new Failure('ex_not_found');
}

/**
 * Checks the filters of a report on uses.
 *
 * @throws Failure ex_invalid_field for days that do not exist or are reversed, ex_not_found for a building of
 * another administration, and for a unit or a machine that neither is nor was used in one of the buildings
 */
async function checkFilters(dependencies: Dependencies, input: Input) {
  const { query } = input;
  const { buildings, filter: ofBuildings } = await reportScope(dependencies, input);
  await requireInBuildings(dependencies, 'unit_id', ofBuildings, query.unit);
  await requireInBuildings(dependencies, 'machine_id', ofBuildings, query.machine);
  const filter: UsesFilter = {
    ...ofBuildings,
    unitId: query.unit,
    machineId: query.machine,
    cardUid: query.uuid,
    succeeded: query.result === undefined ? undefined : query.result === 'succeeded',
  };
  return { buildings, filter };
}

/**
 * Finds the days of the page that follows `before` uses by the counts of each day, newest first, so that a
 * late page is found as quickly as an early one.
 */
function findCursor(
  before: number,
  perPage: number,
  days: readonly { readonly day: string; readonly count: number }[],
): PageCursor | undefined {
  let skipped = 0;
  let cursor: PageCursor | undefined;
  for (const { day, count } of days) {
    if (!cursor && before < skipped + count)
      cursor = { firstDay: day, lastDay: day, offset: before - skipped };
    skipped += count;
    if (cursor) cursor = { ...cursor, firstDay: day };
    if (skipped >= before + perPage) break;
  }
  return cursor;
}

/** A page of the uses of buildings, and their total number (spec §2, §7; D10, D23, D34, D52). */
export const reportUses: Handler<'reportUses'> = async (dependencies, input) => {
  const { reports: db } = dependencies;
  const { page, perPage } = input.query;
  const { filter } = await checkFilters(dependencies, input);
  const days = await usesOfEachDay(db, filter);
  const total = sumBy(days, ({ count }) => count);
  const cursor = findCursor((page - 1) * perPage, perPage, days);
  const rows = cursor ? await pageOfUses(db, { ...filter, ...cursor, perPage }) : [];
  const records = rows.map(
    ({ building_name, serial_number, machine_type, sort_index, unit_number, at, card_uid, ...same }) => ({
      ...same,
      id: String(same.id),
      machine: { building: { name: building_name }, serial_number, machine_type, sort_index },
      unit: unit_number === null ? null : { number: unit_number },
      timestamp: at.toISOString(),
      card: { uuid: card_uid },
    }),
  );
  return { records, total };
};

/** Totals of the same uses. */
export const usesSummary: Handler<'usesSummary'> = async (dependencies, input) => {
  const { buildings, filter } = await checkFilters(dependencies, input);
  const groups = await groupsOfUses(dependencies.reports, filter);
  const { unit, machine, uuid, result } = input.query;
  // An adjustment is of a whole building.
  const ofPart = unit ?? machine ?? uuid ?? result;
  const adjustments = ofPart === undefined ? await listAdjustments(dependencies.reports, filter) : [];
  const byDay = groups.flatMap(({ day, count, succeeded }) =>
    day === null ? [] : [{ day, count, succeeded }],
  );
  const units = Map.groupBy(
    groups.filter(({ day }) => day === null),
    ({ building_id }) => building_id,
  );
  const used = buildings.filter(({ id }) => units.has(id));
  const getUnits = (buildingId: string) => units.get(buildingId) ?? [];
  return {
    count: sumBy(byDay, ({ count }) => count),
    succeeded: sumBy(byDay, ({ succeeded }) => succeeded),
    byBuilding: used.map(({ id, name }) => ({
      id,
      name,
      count: sumBy(getUnits(id), ({ count }) => count),
      succeeded: sumBy(getUnits(id), ({ succeeded }) => succeeded),
    })),
    byUnit: used.flatMap(({ id: buildingId, name: building_name }) =>
      getUnits(buildingId)
        .map(({ id, number, count, succeeded }) => ({ id, number, building_name, count, succeeded }))
        .toSorted(byNumber),
    ),
    byDay,
    adjustments: adjustments.filter(({ uses_cents }) => uses_cents !== 0).map(toAdjustment),
  };
};
