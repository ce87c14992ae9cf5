import { sql } from 'kysely';
import type { Expression, ExpressionBuilder } from 'kysely';
import type { Executor } from '../database/connect.ts';
import type { PricedMachine, Schema } from '../database/schema.ts';
import type { RecordOf } from '../company-data/seedRecords.ts';

/** SQL for the type of a machine that decides its price. */
export const pricedMachine = sql<PricedMachine>`case machines.machine_type when 'WASHER' then 'WASHER' else 'DRYER' end`;

/** SQL for the Montevideo day of a moment, to compare with the days of prices. */
export const montevideoDayOf = (at: Expression<Date>) =>
  sql<string>`(${at} at time zone 'America/Montevideo')::date`;

/** The price of a use in a building on a day, for a lateral join. @param machineType the type of machine */
export const priceOn = (
  eb: ExpressionBuilder<Schema, 'buildings'>,
  machineType: Expression<PricedMachine>,
  day: Expression<string>,
) =>
  eb
    .selectFrom('prices')
    .select(['prices.price_customer_cents', 'prices.machine_rate_cents'])
    .whereRef('prices.building_id', '=', 'buildings.id')
    .where('prices.machine_type', '=', machineType)
    .where('prices.valid_from', '<=', day)
    .orderBy('prices.valid_from', 'desc')
    .limit(1)
    .as('price');

/** Sets prices from their days on. A second price for the same day replaces the first. */
export async function setPrices(db: Executor, rows: readonly RecordOf<'price'>[]): Promise<void> {
  for (const { table: _table, building_id, machine_type, valid_from, ...costs } of rows) {
    const cents = { price_customer_cents: costs.price_customer, machine_rate_cents: costs.machine_rate };
    await db
      .insertInto('prices')
      .values({ building_id, machine_type, valid_from, ...cents })
      .onConflict((conflict) =>
        conflict.columns(['building_id', 'machine_type', 'valid_from']).doUpdateSet(cents),
      )
      .execute();
  }
}
