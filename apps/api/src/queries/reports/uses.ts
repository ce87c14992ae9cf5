import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { prepared } from '../../database/prepared.ts';
import { inBuildings, sqlDate, startOfDay } from './reportConditions.ts';
import type { ReportFilter } from './reportConditions.ts';

/** Selects uses, limited to a unit, a machine, a card or a result where one is given. */
export interface UsesFilter extends ReportFilter {
  readonly unitId?: string | undefined;
  readonly machineId?: string | undefined;
  readonly cardUid?: string | undefined;
  /** The successful uses alone, or the others. */
  readonly succeeded?: boolean | undefined;
}

/** The days of a page's uses, and how many of the newest uses of its last day are on earlier pages. */
export interface PageCursor {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly offset: number;
}

interface UsesPage extends UsesFilter, PageCursor {
  readonly perPage: number;
}

/**
 * The ids of one page. They come from an index alone, so the uses of its last day that are on earlier pages
 * are skipped quickly. Only the page's own days are read, because uses of several buildings have to be
 * sorted.
 */
function idsOfPage(db: Executor, page: UsesPage) {
  const { administrationId, unitId, machineId, cardUid, succeeded, offset, perPage } = page;
  return db
    .selectFrom('uses')
    .select('uses.id')
    .where('uses.administration_id', '=', administrationId)
    .where('uses.building_id', '=', inBuildings(page.buildingIds))
    .where('uses.at', '>=', startOfDay(page.firstDay))
    .where('uses.at', '<', startOfDay(page.lastDay, 1))
    .$if(unitId !== undefined, (query) => query.where('uses.unit_id', '=', unitId ?? null))
    .$if(machineId !== undefined, (query) => query.where('uses.machine_id', '=', machineId ?? ''))
    .$if(cardUid !== undefined, (query) => query.where('uses.card_uid', '=', cardUid ?? ''))
    .$if(succeeded !== undefined, (query) => query.where('uses.succeeded', '=', succeeded ?? true))
    .orderBy('uses.at', 'desc')
    .orderBy('uses.id', 'desc')
    .limit(perPage)
    .offset(offset);
}

/**
 * A page of the uses, newest first. Uses are never changed or deleted, so one that arrives between two
 * requests only shifts older ones to later pages. No use is skipped; one may appear on two pages, with the
 * same id.
 */
export const pageOfUses = (db: Executor, query: UsesPage) =>
  db
    .with(
      (cte) => cte('page').materialized(),
      (uses) =>
        uses
          .selectFrom(idsOfPage(db, query).as('ids'))
          .innerJoin('uses', 'uses.id', 'ids.id')
          .select([
            'uses.id',
            'at',
            'card_uid',
            'result',
            'building_id',
            'machine_id',
            'machine_type',
            'unit_id',
          ])
          .where('administration_id', '=', query.administrationId),
    )
    .selectFrom('page')
    .innerJoin('machines', 'machines.id', 'page.machine_id')
    .innerJoin('buildings', 'buildings.id', 'page.building_id')
    .leftJoin('units', 'units.id', 'page.unit_id')
    .select([
      'page.id',
      'page.at',
      'page.card_uid',
      'page.result',
      'buildings.name as building_name',
      'machines.serial_number',
      'page.machine_type',
      'machines.sort_index',
      'units.number as unit_number',
    ])
    .orderBy('page.at', 'desc')
    .orderBy('page.id', 'desc')
    .modifyEnd(prepared)
    .execute();

const COUNTED = ['administration_id', 'building_id', 'day', 'machine_id', 'unit_id'] as const;

/** Counts of uses: the daily totals, or for a card its uses themselves, because there are few. */
function countsOfUses(db: Executor, { cardUid, succeeded }: UsesFilter) {
  if (cardUid !== undefined)
    return db
      .selectFrom('uses')
      .select(COUNTED)
      .select([sql<number>`1`.as('uses'), sql<number>`succeeded::int`.as('succeeded')])
      .where('card_uid', '=', cardUid)
      .$if(succeeded !== undefined, (query) => query.where('uses.succeeded', '=', succeeded ?? true))
      .as('counts');
  const only = sql`${succeeded ?? null}::boolean`;
  return db
    .selectFrom('uses_by_day')
    .select(COUNTED)
    .select([
      sql<number>`case ${only} when true then succeeded when false then uses - succeeded else uses end`.as(
        'uses',
      ),
      sql<number>`case ${only} when false then 0 else succeeded end`.as('succeeded'),
    ])
    .as('counts');
}

function filteredCounts(db: Executor, filter: UsesFilter) {
  const { administrationId, buildingIds, from, to, unitId, machineId } = filter;
  return db
    .selectFrom(countsOfUses(db, filter))
    .where('counts.administration_id', '=', administrationId)
    .where('counts.building_id', '=', inBuildings(buildingIds))
    .where('counts.day', '>=', sqlDate(from))
    .where('counts.day', '<=', sqlDate(to))
    .$if(unitId !== undefined, (query) => query.where('counts.unit_id', '=', unitId ?? null))
    .$if(machineId !== undefined, (query) => query.where('counts.machine_id', '=', machineId ?? ''));
}

const SUMS = [
  sql<number>`coalesce(sum(counts.uses), 0)::bigint`.as('count'),
  sql<number>`coalesce(sum(counts.succeeded), 0)::bigint`.as('succeeded'),
] as const;

/** The number of uses on each day, newest first. */
export const usesOfEachDay = (db: Executor, filter: UsesFilter) =>
  filteredCounts(db, filter)
    .select([sql<string>`counts.day::text`.as('day'), sql<number>`sum(counts.uses)::bigint`.as('count')])
    .groupBy('counts.day')
    .orderBy('counts.day', 'desc')
    .modifyEnd(prepared)
    .execute();

/** Numbers of uses by day, oldest first, and by unit: a row has either a day or a building and unit's id. */
export const groupsOfUses = (db: Executor, filter: UsesFilter) =>
  db
    .with(
      (cte) => cte('groups').materialized(),
      () =>
        filteredCounts(db, filter)
          .select(['counts.day', 'counts.building_id', 'counts.unit_id', ...SUMS])
          .groupBy(sql`grouping sets ((counts.day), (counts.building_id, counts.unit_id))`)
          .having(sql<boolean>`sum(counts.uses) > 0`),
    )
    .selectFrom('groups')
    .leftJoin('units', 'units.id', 'groups.unit_id')
    .select([
      sql<string | null>`groups.day::text`.as('day'),
      'groups.building_id',
      'groups.unit_id as id',
      'units.number',
      'groups.count',
      'groups.succeeded',
    ])
    .orderBy('groups.day')
    .modifyEnd(prepared)
    .execute();
