import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';
import { statement } from '../database/statement.ts';
import { oneOf } from './buildingsOfReport.ts';
import { dayOf } from './montevideoDay.ts';
import { pricedMachine } from './prices.ts';

/** Whose uses, and of which Montevideo days, both included. */
export interface SettlementFilter {
  readonly administrationId: string;
  readonly buildingIds: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** Prices with the days on which they hold: until before the next one. */
const heldPrices = (db: Executor, buildingIds: readonly string[]) =>
  db
    .selectFrom('prices')
    .where('building_id', '=', oneOf(buildingIds))
    .select([
      'building_id',
      'machine_type',
      'price_customer_cents',
      'valid_from',
      sql<string>`coalesce(lead(valid_from) over (partition by building_id, machine_type order by valid_from),
        'infinity')`.as('valid_until'),
    ]);

/** The uses of a unit at one price: those of a kind of machine in one building. */
const pricedUses = statement((db, filter: SettlementFilter) =>
  db
    .with('held', () => heldPrices(db, filter.buildingIds))
    .selectFrom('uses_by_day as kept')
    .innerJoin('buildings', 'buildings.id', 'kept.building_id')
    .innerJoin('machines', 'machines.id', 'kept.machine_id')
    .innerJoin('held', (join) =>
      join
        .onRef('held.building_id', '=', 'kept.building_id')
        .on('held.machine_type', '=', pricedMachine)
        .onRef('held.valid_from', '<=', 'kept.day')
        .onRef('held.valid_until', '>', 'kept.day'),
    )
    .leftJoin('units', 'units.id', 'kept.unit_id')
    .where('buildings.administration_id', '=', filter.administrationId)
    .where('kept.building_id', '=', oneOf(filter.buildingIds))
    .where('kept.day', '>=', dayOf(filter.from))
    .where('kept.day', '<=', dayOf(filter.to))
    .select([
      'kept.building_id',
      'kept.unit_id',
      'units.number as unit_number',
      'held.machine_type',
      'held.price_customer_cents as price_cents',
      sql<number>`sum(kept.succeeded)::bigint`.as('succeeded'),
      sql<number>`sum(kept.uses - kept.succeeded)::bigint`.as('failed'),
    ])
    .groupBy(['kept.building_id', 'kept.unit_id', 'units.number', 'held.machine_type', 'price_cents'])
    .having(sql<boolean>`sum(kept.uses) > 0`)
    .orderBy('held.machine_type', 'desc')
    .orderBy(sql`min(kept.day)`),
);

export type PricedUses = Awaited<ReturnType<typeof pricedUses.all>>[number];

/** Uses by unit, kind of machine and the price of their day: washers first, the earlier price first. */
export const usesAtPrices = (db: Executor, filter: SettlementFilter) => pricedUses.all(db, filter);
