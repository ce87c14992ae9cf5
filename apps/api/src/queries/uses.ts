import { sql } from 'kysely';
import type { AliasedExpression } from 'kysely';
import type { Executor } from '../database/connect.ts';
import { statement } from '../database/statement.ts';
import { oneOf } from './buildingsOfReport.ts';
import { dayOf, startOfDay } from './montevideoDay.ts';

/** Whose uses, and of which Montevideo days, both included. */
export interface UsesFilter {
  readonly administrationId: string;
  readonly buildingIds: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly unitId?: string | undefined;
  readonly machineId?: string | undefined;
  readonly cardUid?: string | undefined;
}

/** Where a page is: on these days, and some uses into the last of them, counted from the day's newest. */
export interface PageCursor {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly passedOver: number;
}

interface UsesPage extends UsesFilter, PageCursor {
  readonly perPage: number;
}

/**
 * The ids of one page. They come from an index alone, so that those of its day before it are passed over
 * quickly, and only its own days are looked at: uses of several buildings have to be sorted.
 */
function idsOfPage(db: Executor, page: UsesPage) {
  const { administrationId, unitId, machineId, cardUid, passedOver, perPage } = page;
  return db
    .selectFrom('uses')
    .innerJoin('buildings', 'buildings.id', 'uses.building_id')
    .select('uses.id')
    .where('buildings.administration_id', '=', administrationId)
    .where('uses.building_id', '=', oneOf(page.buildingIds))
    .where('uses.at', '>=', startOfDay(page.firstDay))
    .where('uses.at', '<', startOfDay(page.lastDay, 1))
    .$if(unitId !== undefined, (query) => query.where('uses.unit_id', '=', unitId ?? null))
    .$if(machineId !== undefined, (query) => query.where('uses.machine_id', '=', machineId ?? ''))
    .$if(cardUid !== undefined, (query) => query.where('uses.card_uid', '=', cardUid ?? ''))
    .orderBy('uses.at', 'desc')
    .orderBy('uses.id', 'desc')
    .limit(perPage)
    .offset(passedOver);
}

const page = statement((db, query: UsesPage) =>
  db
    .selectFrom(idsOfPage(db, query).as('page'))
    .innerJoin('uses', 'uses.id', 'page.id')
    .innerJoin('machines', 'machines.id', 'uses.machine_id')
    .innerJoin('buildings', 'buildings.id', 'uses.building_id')
    .leftJoin('units', 'units.id', 'uses.unit_id')
    .select([
      'uses.id',
      'uses.at',
      'uses.card_uid',
      'uses.result',
      'buildings.name as building_name',
      'machines.serial_number',
      'machines.machine_type',
      'machines.sort_index',
      'units.number as unit_number',
    ])
    .orderBy('uses.at', 'desc')
    .orderBy('uses.id', 'desc'),
);

/**
 * A page of the uses, newest first. A use is never changed or taken back, so what arrives between two pages
 * only moves older uses on: none that was there at the first page is left out, one may be met twice (by its
 * id), and those that are newer are on the first page of whoever asks again.
 */
export const pageOfUses = (db: Executor, filter: UsesFilter, place: PageCursor, perPage: number) =>
  page.all(db, { ...filter, ...place, perPage });

interface Numbers {
  readonly building_id: string;
  readonly day: string;
  readonly machine_id: string;
  readonly unit_id: string | null;
  readonly uses: number;
  readonly succeeded: number;
}

/** Numbers of uses: the kept ones, or those of a card, which are few and are counted one by one. */
function countsOfUses(db: Executor, cardUid: string | undefined): AliasedExpression<Numbers, 'counted'> {
  const kept = db
    .selectFrom('uses_by_day')
    .select(['building_id', 'day', 'machine_id', 'unit_id', 'uses', 'succeeded']);
  if (cardUid === undefined) return kept.as('counted');
  return db
    .selectFrom('uses')
    .select(['building_id', 'day', 'machine_id', 'unit_id'])
    .select([sql<number>`1`.as('uses'), sql<number>`succeeded::int`.as('succeeded')])
    .where('card_uid', '=', cardUid)
    .as('counted');
}

function numbersOf(db: Executor, filter: UsesFilter) {
  const { administrationId, buildingIds, from, to, unitId, machineId, cardUid } = filter;
  return db
    .selectFrom(countsOfUses(db, cardUid))
    .innerJoin('buildings', 'buildings.id', 'counted.building_id')
    .where('buildings.administration_id', '=', administrationId)
    .where('counted.building_id', '=', oneOf(buildingIds))
    .where('counted.day', '>=', dayOf(from))
    .where('counted.day', '<=', dayOf(to))
    .$if(unitId !== undefined, (query) => query.where('counted.unit_id', '=', unitId ?? null))
    .$if(machineId !== undefined, (query) => query.where('counted.machine_id', '=', machineId ?? ''));
}

const SUMS = [
  sql<number>`coalesce(sum(counted.uses), 0)::bigint`.as('count'),
  sql<number>`coalesce(sum(counted.succeeded), 0)::bigint`.as('succeeded'),
] as const;

const eachDay = statement((db, filter: UsesFilter) =>
  numbersOf(db, filter)
    .select([sql<string>`counted.day::text`.as('day'), sql<number>`sum(counted.uses)::bigint`.as('count')])
    .groupBy('counted.day')
    .orderBy('counted.day', 'desc'),
);

/** How many uses there are on each day, newest first. */
export const usesOfEachDay = (db: Executor, filter: UsesFilter) => eachDay.all(db, filter);

const groups = statement((db, filter: UsesFilter) =>
  numbersOf(db, filter)
    .leftJoin('units', 'units.id', 'counted.unit_id')
    .select([
      sql<string | null>`counted.day::text`.as('day'),
      'counted.building_id',
      'counted.unit_id',
      'units.number as unit_number',
      ...SUMS,
    ])
    .groupBy(sql`grouping sets ((counted.day), (counted.building_id, counted.unit_id, units.number))`)
    .having(sql<boolean>`sum(counted.uses) > 0`)
    .orderBy(sql`counted.day`),
);

/** How many uses there are by day, oldest first, and by unit of a building: a row has one of the two. */
export const groupsOfUses = (db: Executor, filter: UsesFilter) => groups.all(db, filter);
