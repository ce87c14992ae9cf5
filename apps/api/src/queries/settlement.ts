import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';
import { statement } from '../database/statement.ts';
import { oneOf } from './buildingsOfReport.ts';
import { dayOf } from './montevideoDay.ts';

/** Whose uses, and of which Montevideo days, both included. */
export interface SettlementFilter {
  readonly administrationId: string;
  readonly buildingIds: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** The uses of a unit at one price: those of a kind of machine in one building. */
const pricedUses = statement((db, filter: SettlementFilter) =>
  db
    .selectFrom('uses_by_day as kept')
    .innerJoin('buildings', 'buildings.id', 'kept.building_id')
    .innerJoin('machines', 'machines.id', 'kept.machine_id')
    .leftJoin('units', 'units.id', 'kept.unit_id')
    .where('buildings.administration_id', '=', filter.administrationId)
    .where('kept.building_id', '=', oneOf(filter.buildingIds))
    .where('kept.day', '>=', dayOf(filter.from))
    .where('kept.day', '<=', dayOf(filter.to))
    .select([
      'kept.building_id',
      'kept.unit_id',
      'units.number as unit_number',
      sql<'WASHER' | 'DRYER'>`case machines.machine_type when 'WASHER' then 'WASHER' else 'DRYER' end`.as(
        'machine_type',
      ),
      'buildings.price_customer_cents as price_cents',
      sql<number>`sum(kept.succeeded)::bigint`.as('succeeded'),
      sql<number>`sum(kept.uses - kept.succeeded)::bigint`.as('failed'),
    ])
    .groupBy(['kept.building_id', 'kept.unit_id', 'units.number', sql`4`, sql`5`])
    .having(sql<boolean>`sum(kept.uses) > 0`)
    .orderBy(sql`4 desc`)
    .orderBy(sql`min(kept.day)`),
);

export type PricedUses = Awaited<ReturnType<typeof pricedUses.all>>[number];

/** Uses by unit, kind of machine and the price of their day: washers first, the earlier price first. */
export const usesAtPrices = (db: Executor, filter: SettlementFilter) => pricedUses.all(db, filter);
