import { sql } from 'kysely';
import type { Billing } from '../../database/schema.ts';
import { rowsOf } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import { changedIds, confirmedNumbers } from './confirmedTransactions.ts';
import { inBuildings, inOwnBuildings, sqlDate, startOfDay } from './reportConditions.ts';
import type { OwnDays, ReportFilter } from './reportConditions.ts';
import type { PricedUses } from '../../database/moneySchema.ts';
import type { AdjustmentCause } from '@laundry/api-contract';

/** A building's month as it is settled; amounts in cents. */
export interface SettledBuilding {
  readonly id: string;
  readonly name: string;
  /** Whether the administration has a share in its income. */
  readonly sharing: boolean;
  /** How its uses are paid (D61). */
  readonly billing: Billing;
  readonly uses: readonly PricedUses[];
  readonly prepaid: { readonly count: number; readonly amount: number; readonly share: number };
}

/** What the uses of rows cost, in cents. */
export const centsOfUses = (uses: readonly PricedUses[]): number =>
  uses.reduce((sum, { succeeded, price_cents }) => sum + succeeded * price_cents, 0);

/**
 * Locks administrations until the transaction ends, in the order of their ids. Transactions that close or
 * adjust a month, or change the administrators, wait for each other and see what earlier ones wrote. Rows
 * that only refer to an administration, such as its activity, can still be written.
 */
export const lockAdministrations = (db: Executor, ids: readonly string[]) =>
  db
    .selectFrom('administrations')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** When a month was closed; undefined for an open one. */
export const closedMonth = (db: Executor, { administrationId, from }: Omit<OwnDays, 'to'>) =>
  db
    .selectFrom('closed_months')
    .select(['closed_at', 'closed_by'])
    .where('administration_id', '=', administrationId)
    .where('month', '=', sqlDate(from))
    .executeTakeFirst();

/** How a building's uses were paid in a closed month: as it is now where that was not kept. */
const billingThen = sql<Billing>`coalesce(closed.billing, buildings.billing)`;

const PREPAID = sql<SettledBuilding['prepaid']>`json_build_object(
  'count', closed.prepaid_count, 'amount', closed.prepaid_cents, 'share', closed.share_cents)`;

/** The buildings of a closed month, as they were settled. */
export const closedBuildings = (
  db: Executor,
  { administrationId, from }: Omit<OwnDays, 'to'>,
): Promise<SettledBuilding[]> =>
  db
    .selectFrom('closed_buildings as closed')
    .innerJoin('buildings', 'buildings.id', 'closed.building_id')
    .select(['closed.building_id as id', 'closed.name', 'sharing', 'uses', billingThen.as('billing')])
    .select(PREPAID.as('prepaid'))
    .where('closed.administration_id', '=', administrationId)
    .where('closed.month', '=', sqlDate(from))
    .execute();

/** Stores a month as it was settled, with the ids of its rows. Call it with the administration locked. */
export async function insertClosedMonth(
  db: Executor,
  { administrationId, from, to }: OwnDays,
  buildings: readonly SettledBuilding[],
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  const month = sqlDate(from);
  await db
    .insertInto('closed_months')
    .values({ administration_id: administrationId, month, closed_at: at, closed_by: by })
    .execute();
  const ids = buildings.map(({ id }) => id);
  const own = sql<string>`kept.building_id`;
  const days = { administrationId, from, to };
  await sql`
    with counted as materialized (
      select building_id, array_agg(id order by id) as ids from uses
      where administration_id = ${administrationId} and building_id = ${inBuildings(ids)}
        and at >= ${startOfDay(from)} and at < ${startOfDay(to, 1)}
      group by building_id)
    insert into closed_buildings (administration_id, month, building_id, name, sharing, billing, uses_cents, prepaid_cents,
      share_cents, prepaid_count, uses, use_ids, payment_numbers, change_ids)
    select ${administrationId}, ${month}, kept.building_id, name, sharing, billing, uses_cents, prepaid_cents,
      share_cents, prepaid_count, uses::jsonb, coalesce(counted.ids, '{}'),
      array${confirmedNumbers(db, days, own)}, array${changedIds(db, days, own)}
    from unnest(${ids}::uuid[], ${buildings.map(({ name }) => name)}::text[],
      ${buildings.map(({ sharing }) => sharing)}::boolean[],
      ${buildings.map(({ billing }) => billing)}::text[],
      ${buildings.map(({ uses }) => centsOfUses(uses))}::bigint[],
      ${buildings.map(({ prepaid }) => prepaid.amount)}::bigint[],
      ${buildings.map(({ prepaid }) => prepaid.share)}::bigint[],
      ${buildings.map(({ prepaid }) => prepaid.count)}::integer[],
      ${buildings.map(({ uses }) => JSON.stringify(uses))}::text[])
      as kept (building_id, name, sharing, billing, uses_cents, prepaid_cents, share_cents, prepaid_count, uses)
    left join counted on counted.building_id = kept.building_id`.execute(db);
}

/** Administrations, each with the first month that it has closed; null where it has closed none. */
export const administrationsToClose = (db: Executor) =>
  rowsOf<{ id: string; name: string; reference: string | null; first: string | null }>(db)`
    select id, name, reference, (select to_char(min(month), 'YYYY-MM') from closed_months
      where administration_id = administrations.id) as first
    from administrations order by id`;

/** The month of the first use or payment of an administration's buildings, YYYY-MM; null without any. */
export async function firstMonthWithRows(db: Executor, administrationId: string, to: string) {
  const own = inOwnBuildings({ administrationId, from: '-infinity', to });
  const [first] = await rowsOf<{ month: string | null }>(db)`
    with used as materialized (
      select min(day) as day from uses_by_day
      where administration_id = ${administrationId} and building_id = ${own})
    select to_char(least(
      (select day from used),
      (select min(approved_at) at time zone 'America/Montevideo' from transactions
        where building_id = ${own} and state in ('approved', 'refunded'))), 'YYYY-MM') as month`;
  return first?.month;
}

/** The months that an administration has closed from one on, oldest first, YYYY-MM. */
export async function closedMonthsFrom(db: Executor, administrationId: string, month: string) {
  const rows = await db
    .selectFrom('closed_months')
    .select(sql<string>`to_char(month, 'YYYY-MM')`.as('closed'))
    .where('administration_id', '=', administrationId)
    .where('month', '>=', sqlDate(`${month}-01`))
    .orderBy('month')
    .execute();
  return rows.map(({ closed }) => closed);
}

/** The administrations that have, or had, one of some buildings. */
export async function administrationsOfBuildings(db: Executor, buildingIds: readonly string[]) {
  const rows = await db
    .selectFrom('building_administrations')
    .select('administration_id')
    .distinct()
    .where('building_id', '=', inBuildings(buildingIds))
    .execute();
  return rows.map(({ administration_id: id }) => id);
}

/** A difference in cents: of what uses cost, of what was prepaid, and of the administration's share. */
export interface Difference {
  readonly uses_cents: number;
  readonly prepaid_cents: number;
  readonly share_cents: number;
}

/** The kind of cause of adjustments, and who or what caused them. */
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

/** Adjustments of buildings in the closed months of a range of days, whenever they were made. */
export const listAdjustments = (db: Executor, { administrationId, from, to, buildingIds }: ReportFilter) =>
  adjustmentRows(db, administrationId)
    .where('adjustments.month', '>=', sql<string>`date_trunc('month', ${sqlDate(from)})`)
    .where('adjustments.month', '<=', sqlDate(to))
    .where('adjustments.building_id', '=', inBuildings(buildingIds))
    .execute();

export type AdjustmentRow = Awaited<ReturnType<typeof listAdjustments>>[number];

/**
 * What the buildings of a closed month were settled for, including the adjustments until now. Buildings with
 * neither are left out.
 */
export const settledUntilNow = (
  db: Executor,
  { administrationId, from }: Pick<OwnDays, 'administrationId' | 'from'>,
) =>
  rowsOf<Difference & { id: string }>(db)`
    select building_id as id, sum(uses_cents)::bigint as uses_cents,
      sum(prepaid_cents)::bigint as prepaid_cents, sum(share_cents)::bigint as share_cents
    from (
      select building_id, uses_cents, prepaid_cents, share_cents from closed_buildings
        where administration_id = ${administrationId} and month = ${sqlDate(from)}
      union all
      select building_id, uses_cents, prepaid_cents, share_cents from adjustments
        where administration_id = ${administrationId} and month = ${sqlDate(from)}) as settled
    group by building_id`;

/** Adds adjustments of a closed month. */
export async function insertAdjustments(
  db: Executor,
  { administrationId, from }: Pick<OwnDays, 'administrationId' | 'from'>,
  differences: readonly (Difference & { readonly building: { readonly id: string } })[],
  cause: Cause,
): Promise<void> {
  if (differences.length === 0) return;
  const shared = { administration_id: administrationId, month: sqlDate(from), ...cause };
  const rows = differences.map(({ building, ...cents }) => ({
    ...shared,
    building_id: building.id,
    ...cents,
  }));
  await db.insertInto('adjustments').values(rows).execute();
}
