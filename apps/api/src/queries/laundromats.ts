import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';
import { montevideoDayOf, priceOn } from './prices.ts';
import type { RecordOf } from '../company-data/seedRecords.ts';

/** Buildings that are listed publicly, with what anybody may know of them at a moment, by name. */
const listed = (db: Executor, at: Date) =>
  db
    .selectFrom('laundromats')
    .innerJoin('buildings', 'buildings.id', 'laundromats.building_id')
    .innerJoinLateral(
      (eb) => priceOn(eb, sql.lit('WASHER'), montevideoDayOf(sql`${at}::timestamptz`)),
      (join) => join.onTrue(),
    )
    .select([
      'laundromats.building_id',
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
    ])
    .orderBy('buildings.name')
    .orderBy('laundromats.slug');

export type ListedLaundromat = Awaited<ReturnType<typeof listedLaundromats>>[number];

export const listedLaundromats = (db: Executor, at: Date) => listed(db, at).execute();

/** One of them; undefined where no building with that slug is listed. */
export const listedLaundromat = (db: Executor, slug: string, at: Date) =>
  listed(db, at).where('laundromats.slug', '=', slug).executeTakeFirst();

/** The machines of buildings, by their place. */
export async function machinesOfBuildings(db: Executor, buildingIds: readonly string[]) {
  if (buildingIds.length === 0) return [];
  return db
    .selectFrom('machines')
    .select(['building_id', 'machine_type', 'sort_index'])
    .where('building_id', 'in', buildingIds)
    .orderBy('sort_index')
    .orderBy('id')
    .execute();
}

/** Lists buildings publicly, or changes what is told of those that are. */
export async function listLaundromats(db: Executor, rows: readonly RecordOf<'laundromat'>[]): Promise<void> {
  for (const { table: _table, building_id, ...told } of rows)
    await db
      .insertInto('laundromats')
      .values({ building_id, ...told })
      .onConflict((conflict) => conflict.column('building_id').doUpdateSet(told))
      .execute();
}

/** The ids among the given ones that a building has. */
export async function knownBuildings(db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await db.selectFrom('buildings').select('id').where('id', 'in', ids).execute();
  return new Set(found.map(({ id }) => id));
}
