import { sql } from 'kysely';
import type { AdjustmentCause } from '@laundry/api-contract';
import type { Executor } from '../../database/connect.ts';
import { billingThen } from './closedMonths.ts';
import { inBuildings, sqlDate, startOfDay } from './reportConditions.ts';
import type { OwnDays } from './reportConditions.ts';

/** A difference in cents: of what uses cost, of what was prepaid, and of the administration's share. */
export interface Difference {
  readonly uses_cents: number;
  readonly prepaid_cents: number;
  readonly share_cents: number;
}

/** What caused adjustments, and who or what it was. */
export interface Cause {
  readonly cause: AdjustmentCause;
  readonly by: string;
  readonly at: Date;
}

const adjustmentRows = (db: Executor, administrationId: string) =>
  db
    .selectFrom('adjustments')
    .innerJoin('buildings', 'buildings.id', 'adjustments.building_id')
    .leftJoin('closed_buildings as closed', (join) =>
      join
        .onRef('closed.administration_id', '=', 'adjustments.administration_id')
        .onRef('closed.month', '=', 'adjustments.month')
        .onRef('closed.building_id', '=', 'adjustments.building_id'),
    )
    .select([
      sql<string>`to_char(adjustments.month, 'YYYY-MM')`.as('month'),
      'adjustments.building_id',
      'buildings.name as building_name',
      'adjustments.cause',
      'adjustments.by',
      'adjustments.at',
      'adjustments.uses_cents',
      'adjustments.prepaid_cents',
      'adjustments.share_cents',
      billingThen.as('billing'),
    ])
    .where('adjustments.administration_id', '=', administrationId)
    .orderBy('adjustments.id');

/** Adjustments that were made on the days of a month, which are settled in it. */
export const adjustmentsMadeIn = (
  db: Executor,
  { administrationId, from, to }: OwnDays,
  buildingId: string | undefined,
) =>
  adjustmentRows(db, administrationId)
    .where('adjustments.at', '>=', startOfDay(from))
    .where('adjustments.at', '<', startOfDay(to, 1))
    .$if(buildingId !== undefined, (query) => query.where('adjustments.building_id', '=', buildingId ?? ''))
    .execute();

/** Adjustments of buildings' closed months that some days are of, whenever they were made. */
export const adjustmentsOf = (
  db: Executor,
  { administrationId, from, to }: OwnDays,
  buildingIds: readonly string[],
) =>
  adjustmentRows(db, administrationId)
    .where('adjustments.month', '>=', sql<string>`date_trunc('month', ${sqlDate(from)})`)
    .where('adjustments.month', '<=', sqlDate(to))
    .where('adjustments.building_id', '=', inBuildings(buildingIds))
    .execute();

export type AdjustmentRow = Awaited<ReturnType<typeof adjustmentsOf>>[number];

/**
 * What the buildings of a closed month were settled for, with the adjustments that were made until now; those
 * that it had none of are left out.
 */
export async function settledUntilNow(
  db: Executor,
  { administrationId, from }: Pick<OwnDays, 'administrationId' | 'from'>,
) {
  const { rows } = await sql<Difference & { id: string; name: string }>`
    select building_id as id, buildings.name, sum(uses_cents)::bigint as uses_cents,
      sum(prepaid_cents)::bigint as prepaid_cents, sum(share_cents)::bigint as share_cents
    from (
      select building_id, uses_cents, prepaid_cents, share_cents from closed_buildings
        where administration_id = ${administrationId} and month = ${sqlDate(from)}
      union all
      select building_id, uses_cents, prepaid_cents, share_cents from adjustments
        where administration_id = ${administrationId} and month = ${sqlDate(from)}) as settled
    join buildings on buildings.id = building_id
    group by building_id, buildings.name`.execute(db);
  return rows;
}

/** Adds adjustments of a closed month. */
export async function insertAdjustments(
  db: Executor,
  { administrationId, from }: Pick<OwnDays, 'administrationId' | 'from'>,
  differences: readonly (Difference & { readonly building_id: string })[],
  cause: Cause,
): Promise<void> {
  if (differences.length === 0) return;
  const month = sqlDate(from);
  await db
    .insertInto('adjustments')
    .values(
      differences.map((difference) => ({
        administration_id: administrationId,
        month,
        ...difference,
        ...cause,
      })),
    )
    .execute();
}
