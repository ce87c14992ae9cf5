import { sql } from 'kysely';
import type { Expression, ExpressionBuilder } from 'kysely';
import type { Executor } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import type { RecordOf } from '../company-data/seedRecords.ts';

/** Kinds of machines that prices are told apart by: whatever is no washer is a dryer (spec §3). */
export type PricedMachine = 'WASHER' | 'DRYER';

/** The kind of a machine as its price has it. */
export const pricedMachine = sql<PricedMachine>`case machines.machine_type when 'WASHER' then 'WASHER' else 'DRYER' end`;

/** A Montevideo day, where one is compared with the days of prices. */
export const montevideoDayOf = (at: Expression<Date>) =>
  sql<string>`(${at} at time zone 'America/Montevideo')::date`;

/**
 * What a use costs in a building on a day, for a lateral join.
 *
 * @param machineType of which kind of machine
 */
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

/** Prices from their days on, or what those of the same days are now. */
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
