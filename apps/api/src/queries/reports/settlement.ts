import { sql } from 'kysely';
import { BUILDING_ADM } from '@laundry/api-contract';
import { rowsOf } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import type { PricedUses } from '../../database/moneySchema.ts';
import { inBuildings, sqlDate } from './reportConditions.ts';
import type { ReportFilter } from './reportConditions.ts';

/**
 * Uses by unit, type of machine and price, washers and earlier prices first: the price that the card paid, or
 * that of the day where it paid none (D80). The daily totals are summed by periods in which no price changes,
 * and only these sums are joined with prices. Joining each day with its price is slow, because the planner
 * underestimates the number of rows per price.
 */
export function usesAtPrices(db: Executor, filter: ReportFilter): Promise<PricedUses[]> {
  const { administrationId } = filter;
  const [from, to, buildings] = [sqlDate(filter.from), sqlDate(filter.to), inBuildings(filter.buildingIds)];
  const own = sql`administration_id = ${administrationId} and building_id = ${buildings} and day between ${from} and ${to}`;
  return rowsOf<PricedUses>(db)`
    with changes as materialized (
      select array(select distinct valid_from from prices
        where building_id = ${buildings} and valid_from > ${from} and valid_from <= ${to} order by 1) as days),
    periods as (
      select 0 as period, ${from} as first_day
      union all select place::int, day from changes, unnest(days) with ordinality as change (day, place)),
    priced as materialized (
      select buildings.id as building_id, machine_type, period, price.price_customer_cents as day_cents
      from buildings
      cross join (values ('WASHER'), ('DRYER')) as kinds (machine_type)
      cross join periods
      cross join lateral (select price_customer_cents from prices
        where prices.building_id = buildings.id and prices.machine_type = kinds.machine_type and valid_from <= first_day
        order by valid_from desc limit 1) as price
      where buildings.id = ${buildings}),
    succeeded as materialized (
      select building_id, unit_id, machine_type, price_cents, width_bucket(day, (select days from changes)) as period,
        sum(uses) as uses
      from uses_at_prices where ${own} group by 1, 2, 3, 4, 5),
    failed as materialized (
      select building_id, unit_id, sum(uses - succeeded) as uses
      from uses_by_day where ${own} group by 1, 2 having sum(uses - succeeded) > 0),
    summed as (
      select building_id, unit_id, machine_type, coalesce(price_cents, day_cents) as price_cents,
        sum(uses)::bigint as succeeded, 0::bigint as failed, min(period) as period
      from succeeded left join priced using (building_id, machine_type, period)
      group by 1, 2, 3, 4
      union all select building_id, unit_id, null, 0, 0, uses::bigint, 0 from failed)
    select summed.building_id, summed.unit_id, units.number as unit_number, machine_type, price_cents, succeeded, failed
    from summed left join units on units.id = summed.unit_id
    order by machine_type desc nulls last, period, price_cents`;
}

/** An account's mail preferences; undefined where the account was deleted. */
export const findPreferences = (db: Executor, accountId: string) =>
  db.selectFrom('accounts').select('monthly_settlement').where('id', '=', accountId).executeTakeFirst();

/** Sets them. @returns the new preferences; undefined where the account was deleted */
export const setPreferences = (
  db: Executor,
  accountId: string,
  preferences: { readonly monthly_settlement: boolean },
) =>
  db
    .updateTable('accounts')
    .set({ monthly_settlement: preferences.monthly_settlement })
    .where('id', '=', accountId)
    .returning('monthly_settlement')
    .executeTakeFirst();

/** The e-mails of an administration's administrators who subscribed to the monthly settlement. */
export async function settlementSubscribers(db: Executor, administrationId: string): Promise<string[]> {
  const subscribers = await db
    .selectFrom('accounts')
    .select('email')
    .where('monthly_settlement', '=', true)
    .where('role', '=', BUILDING_ADM)
    .where('administration_id', '=', administrationId)
    .execute();
  return subscribers.map(({ email }) => email);
}
