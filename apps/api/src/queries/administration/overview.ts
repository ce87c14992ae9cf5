import type { Overview } from '@laundry/api-contract';
import { sql } from 'kysely';
import { rowsOf } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import { inOwnBuildings, sqlDate, startOfDay } from '../reports/reportConditions.ts';

/** The Montevideo days of an overview, and the moment up to which the last month is compared. */
export interface Periods {
  readonly today: string;
  /** The first days of the months. */
  readonly thisMonth: string;
  readonly lastMonth: string;
  /** The same moment of the last month, or its end where that month was shorter, and its day. */
  readonly sameMoment: Date;
  readonly sameDay: string;
  /** The first of the last 30 days. */
  readonly monthAgo: string;
}

/** The periods at a moment, computed by the database because it knows the time zone's calendar. */
export async function periodsAt(db: Executor, now: Date): Promise<Periods> {
  const zone = sql.lit('America/Montevideo');
  const [periods] = await rowsOf<Periods>(db)`
    select local::date::text as "today", this_month::date::text as "thisMonth",
      last_month::date::text as "lastMonth", (local::date - 29)::text as "monthAgo",
      same_moment at time zone ${zone} as "sameMoment", same_moment::date::text as "sameDay"
    from (select ${now}::timestamptz at time zone ${zone} as local) as clock
    cross join lateral (select date_trunc('month', local) as this_month) as month
    cross join lateral (select this_month - interval '1 month' as last_month) as month_before
    cross join lateral (select least(this_month, last_month + (local - this_month)) as same_moment) as compared
  `;
  if (!periods) throw new Error('one row was asked for');
  return periods;
}

/** Uses of an administration's buildings on each day from `from` to `to`, including days without any. */
export const usesOfDays = (db: Executor, administrationId: string, from: string, to: string) =>
  rowsOf<Overview['days'][number]>(db)`
    with totals as materialized (
      select day, sum(uses)::bigint as uses from uses_by_day
      where administration_id = ${administrationId} and day between ${sqlDate(from)} and ${sqlDate(to)}
        and building_id = ${inOwnBuildings({ administrationId, from, to })}
      group by day)
    select days.day::text as day, coalesce(uses, 0) as uses
    from (select generate_series(${sqlDate(from)}, ${sqlDate(to)}, '1 day')::date as day) as days
    left join totals on totals.day = days.day
    order by days.day`;

/** The number of uses from the start of a day until a moment. */
export async function usesOfDayUntil(
  db: Executor,
  administrationId: string,
  day: string,
  until: Date,
): Promise<number> {
  const { uses } = await db
    .selectFrom('uses')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('administration_id', '=', administrationId)
    .where('building_id', '=', inOwnBuildings({ administrationId, from: day, to: day }))
    .where('uses.at', '>=', startOfDay(day))
    .where('uses.at', '<', until)
    .executeTakeFirstOrThrow();
  return uses;
}

/** The number of residents who have not confirmed, by building of today. */
export const waitingResidents = (db: Executor, administrationId: string, today: string) =>
  rowsOf<Overview['waiting'][number]>(db)`
    select buildings.id as building_id, buildings.name as building_name, count(*) as count
    from residents join buildings on buildings.id = residents.building_id
    where buildings.id = ${inOwnBuildings({ administrationId, from: today, to: today })} and validated_at is null
    group by buildings.id order by buildings.id`;

/**
 * Uses and failures from one day until today, of machines in buildings that are the administration's today,
 * where they stand today; unused machines are left out.
 */
export const usesOfMachines = (db: Executor, administrationId: string, from: string, today: string) =>
  rowsOf<Overview['failing_machines'][number]>(db)`
    with totals as materialized (
      select machine_id, building_id, sum(uses)::bigint as uses, sum(uses - succeeded)::bigint as failed
      from uses_by_day
      where administration_id = ${administrationId} and day between ${sqlDate(from)} and ${sqlDate(today)}
        and building_id = ${inOwnBuildings({ administrationId, from: today, to: today })}
      group by machine_id, building_id)
    select machines.id, buildings.id as building_id, buildings.name as building_name, machine_type, sort_index,
      serial_number, uses, failed
    from totals join buildings on buildings.id = totals.building_id
    join machines on machines.id = machine_id and machines.building_id = totals.building_id`;
