import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Executor } from '../database/connect.ts';
import type { Expression, ExpressionBuilder } from 'kysely';
import type { PricedMachine, Schema } from '../database/schema.ts';

/** Publicly listed buildings with their public data, machines and the prices at a moment, by name. */
const listed = (db: Executor, at: Date) =>
  db
    .selectFrom('laundromats')
    .innerJoin('buildings', 'buildings.id', 'laundromats.building_id')
    .innerJoinLateral(
      (eb) => priceOn(eb, sql.lit('WASHER'), sqlMontevideoDay(sql`${at}::timestamptz`)),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'laundromats.slug',
      'buildings.name',
      'laundromats.street_address',
      'laundromats.neighbourhood',
      'laundromats.city',
      'laundromats.latitude',
      'laundromats.longitude',
      'laundromats.opening_hours',
      'price.price_customer_cents',
      'price.machine_rate_cents',
      'buildings.special_rate_message',
      jsonArrayFrom(
        eb
          .selectFrom('machines')
          .select(['machines.machine_type', 'machines.sort_index'])
          .whereRef('machines.building_id', '=', 'buildings.id')
          .orderBy('machines.sort_index')
          .orderBy('machines.id'),
      ).as('machines'),
    ])
    .orderBy('buildings.name')
    .orderBy('laundromats.slug');

export type ListedLaundromat = Awaited<ReturnType<typeof listedLaundromats>>[number];

export const listedLaundromats = (db: Executor, at: Date) => listed(db, at).execute();

/** A listed building by its slug; undefined where none is listed. */
export const listedLaundromat = (db: Executor, slug: string, at: Date) =>
  listed(db, at).where('laundromats.slug', '=', slug).executeTakeFirst();

/** SQL for the type of a machine that decides its price. */
export const pricedMachine = sql<PricedMachine>`case machines.machine_type when 'WASHER' then 'WASHER' else 'DRYER' end`;

/** SQL for the Montevideo day of a moment, to compare with the days of prices. */
export const sqlMontevideoDay = (at: Expression<Date>) =>
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
