import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { inBuildings, sqlDate } from './reportConditions.ts';
import type { ReportFilter } from './reportConditions.ts';
import { pricedMachine } from '../prices.ts';
import type { PricedMachine } from '../prices.ts';

/** Uses of a unit on one type of machine at one price. */
export interface PricedUses {
  readonly building_id: string;
  /** Null for cards that belong to no unit. */
  readonly unit_id: string | null;
  readonly unit_number: string | null;
  readonly machine_type: PricedMachine;
  readonly price_cents: number;
  readonly succeeded: number;
  readonly failed: number;
}

/**
 * Uses by unit, type of machine and the price of their day, washers and earlier prices first.
 *
 * The days are divided into periods in which no price changes. The daily totals are summed by period in one
 * pass, and only these sums are joined with prices. Joining each day with its price is slow, because the
 * planner underestimates the number of rows per price.
 */
export async function usesAtPrices(db: Executor, filter: ReportFilter): Promise<PricedUses[]> {
  const { administrationId } = filter;
  const [from, to, buildings] = [sqlDate(filter.from), sqlDate(filter.to), inBuildings(filter.buildingIds)];
  const { rows } = await sql<PricedUses>`
    with changes as materialized (
      select array(select distinct valid_from from prices
        where building_id = ${buildings} and valid_from > ${from} and valid_from <= ${to} order by 1) as days),
    periods as (
      select 0 as period, ${from} as first_day
      union all select place::int, day from changes, unnest(days) with ordinality as change (day, place)),
    priced as materialized (
      select buildings.id as building_id, machine_type, period, price.price_customer_cents as price_cents
      from buildings
      cross join (values ('WASHER'), ('DRYER')) as kinds (machine_type)
      cross join periods
      cross join lateral (select price_customer_cents from prices
        where prices.building_id = buildings.id and prices.machine_type = kinds.machine_type and valid_from <= first_day
        order by valid_from desc limit 1) as price
      where buildings.administration_id = ${administrationId} and buildings.id = ${buildings}),
    totals as materialized (
      select building_id, unit_id, machine_id, width_bucket(day, (select days from changes)) as period,
        sum(succeeded) as succeeded, sum(uses - succeeded) as failed
      from uses_by_day
      where administration_id = ${administrationId} and building_id = ${buildings} and day between ${from} and ${to}
      group by 1, 2, 3, 4 having sum(uses) > 0),
    summed as materialized (
      select totals.building_id, unit_id, ${pricedMachine} as machine_type, period,
        sum(succeeded) as succeeded, sum(failed) as failed
      from totals join machines on machines.id = totals.machine_id
      group by 1, 2, 3, 4)
    select summed.building_id, summed.unit_id, units.number as unit_number, summed.machine_type, priced.price_cents,
      sum(summed.succeeded)::bigint as succeeded, sum(summed.failed)::bigint as failed
    from summed
    join priced using (building_id, machine_type, period)
    left join units on units.id = summed.unit_id
    group by 1, 2, 3, 4, 5
    order by summed.machine_type desc, min(period)`.execute(db);
  return rows;
}
