import type { Overview } from '@laundry/api-contract';
import { rowsOf } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import { inOwnBuildings, sqlDate, startOfDay } from '../reports/reportConditions.ts';

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
export async function usesOfDayUntil(db: Executor, administrationId: string, day: string, until: Date) {
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
