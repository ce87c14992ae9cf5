import type { TransactionRecord } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Expression, RawBuilder } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { prepared } from '../../database/prepared.ts';
import { sqlMontevideoDay } from '../laundromats.ts';
import { inBuildings, startOfDay, startOfDayIn } from './reportConditions.ts';
import type { OwnDays, ReportFilter } from './reportConditions.ts';
import type { EntryKind } from '../../database/moneySchema.ts';

/** Transactions of an administration between two moments, of its buildings or of some alone. */
interface Between {
  readonly administrationId: string;
  readonly from: RawBuilder<Date>;
  readonly until: Date | RawBuilder<Date>;
  readonly building?: Expression<string>;
}

/** The moments of days, both included. */
const betweenDays = ({ administrationId, from, to }: OwnDays, building: Expression<string>): Between => ({
  administrationId,
  from: startOfDay(from),
  until: startOfDay(to, 1),
  building,
});

const ofFilter = (filter: ReportFilter): Between => betweenDays(filter, inBuildings(filter.buildingIds));

/** The administration's share in cents by the rate at confirmation, rounded half up. */
const SHARE = sql<number>`(transactions.confirmed_cents * transactions.income_share_bp + 5000) / 10000`;

/**
 * Payments that were confirmed, refunded or not, so that no row of an earlier report disappears. They belong
 * to the day on which they were confirmed (D79), and to the building's administration of that day (D81).
 */
function paymentsIn(db: Executor, { administrationId, from, until, building }: Between) {
  const all = db
    .selectFrom('transactions')
    .innerJoin('buildings', 'buildings.id', 'transactions.building_id')
    .innerJoin('building_administrations as own', (join) =>
      join
        .onRef('own.building_id', '=', 'transactions.building_id')
        .on('own.administration_id', '=', administrationId)
        .on('transactions.approved_at', '>=', startOfDayIn('own.from_day'))
        .on('transactions.approved_at', '<', startOfDayIn('own.until_day')),
    )
    .where('transactions.state', 'in', ['approved', 'refunded'])
    .where('transactions.approved_at', '>=', from)
    .where('transactions.approved_at', '<', until);
  return building ? all.where('transactions.building_id', '=', building) : all;
}

/** Their later refunds and chargebacks: each is a row of its own day (D58). */
function changesIn(db: Executor, { administrationId, from, until, building }: Between) {
  const all = db
    .selectFrom('confirmed_changes')
    .innerJoin('buildings', 'buildings.id', 'confirmed_changes.building_id')
    .innerJoin('building_administrations as own', (join) =>
      join
        .onRef('own.building_id', '=', 'confirmed_changes.building_id')
        .on('own.administration_id', '=', administrationId)
        .onRef('confirmed_changes.day', '>=', 'own.from_day')
        .onRef('confirmed_changes.day', '<', 'own.until_day'),
    )
    .where('confirmed_changes.at', '>=', from)
    .where('confirmed_changes.at', '<', until);
  return building ? all.where('confirmed_changes.building_id', '=', building) : all;
}

type PayerColumn = 'payer_name' | 'payer_email' | 'card_uid';

/** The payer or card of a changed payment; '' where it was confirmed under another administration (D81). */
const ofOwnDays = (column: PayerColumn) =>
  sql<string>`case when exists (select from building_administrations as paid
      where paid.building_id = own.building_id and paid.administration_id = own.administration_id
        and transactions.approved_at >= ${startOfDayIn('paid.from_day')}
        and transactions.approved_at < ${startOfDayIn('paid.until_day')})
    then ${sql.ref(`transactions.${column}`)} else '' end`;

/** A row of the report. Values that the report shows unchanged have the same names as there. */
export interface ConfirmedRow extends Omit<TransactionRecord, 'creation_date'> {
  /** When the payment was created, or when its change was confirmed. */
  readonly at: Date;
  /** The change of an earlier payment; null for a payment itself. */
  readonly change: EntryKind | null;
  /** The order of rows of one moment. */
  readonly place: number;
}

const ROWS_AT_ONCE = 500;

/** Cents in pesos, as they are sent. */
const pesos = (cents: Expression<unknown>) => sql<number>`(${cents})::float8 / 100`;

/** Where the row of a payment has its values. */
const PAYMENT = {
  cents: sql.ref('transactions.confirmed_cents'),
  share: SHARE,
  at: sql.ref('transactions.created_at'),
  change: sql`null::text`,
  place: sql.ref('transactions.number'),
  payer: (column: PayerColumn) => sql.ref<string>(`transactions.${column}`),
};

/** Where the row of its change has them. */
const CHANGE: typeof PAYMENT = {
  cents: sql.ref('confirmed_changes.amount_cents'),
  share: sql.ref('confirmed_changes.share_cents'),
  at: sql.ref('confirmed_changes.at'),
  change: sql.ref('confirmed_changes.kind'),
  place: sql.ref('confirmed_changes.entry_id'),
  payer: ofOwnDays,
};

/** The columns of a row, under their names on the wire. */
const reportColumns = ({ cents, share, at, change, place, payer }: typeof PAYMENT) =>
  [
    'buildings.name as building_name',
    pesos(cents).as('amount'),
    pesos(share).as('adm_income'),
    'transactions.currency',
    payer('payer_name').as('user_name'),
    payer('payer_email').as('user_email'),
    'transactions.channel as origin',
    at.as('at'),
    payer('card_uid').as('uuid'),
    'transactions.message',
    change.as('change'),
    place.as('place'),
  ] as const;

function rowsOfReport(db: Executor, filter: ReportFilter) {
  const payments = paymentsIn(db, ofFilter(filter)).select(reportColumns(PAYMENT));
  const changes = changesIn(db, ofFilter(filter))
    .innerJoin('transactions', 'transactions.id', 'confirmed_changes.transaction_id')
    .select(reportColumns(CHANGE));
  return payments.unionAll(changes).orderBy('at', 'desc').orderBy('place', 'desc').$castTo<ConfirmedRow>();
}

/** Confirmed transactions, refunds and chargebacks, newest first, in batches as the database sends them. */
export async function* confirmedTransactions(
  db: Executor,
  filter: ReportFilter,
): AsyncGenerator<readonly ConfirmedRow[]> {
  const query = rowsOfReport(db, filter);
  const executor = db.getExecutor();
  // The embedded database's one connection reads all rows at once: nobody waits for a slow reader.
  if (executor.adapter.supportsMultipleConnections === false) yield await query.execute();
  else for await (const { rows } of executor.stream(query.compile(), ROWS_AT_ONCE)) yield rows;
}

/**
 * Sums in cents of one currency: amounts without what went back, and the administration's share. The shares
 * of single rows are rounded before they are summed, as the report shows them.
 */
const SUMS = [
  sql<number>`sum(amount)::bigint`.as('amount'),
  sql<number>`sum(share)::bigint`.as('share'),
] as const;

/** What is summed of payments and their changes. */
function movementsIn(db: Executor, between: Between) {
  const payments = paymentsIn(db, between)
    .select(['transactions.building_id', 'transactions.currency', 'transactions.confirmed_cents as amount'])
    .select([SHARE.as('share'), sqlMontevideoDay(sql.ref('transactions.approved_at')).as('day')]);
  const changes = changesIn(db, between)
    .select(['confirmed_changes.building_id', 'confirmed_changes.currency', 'amount_cents as amount'])
    .select(['share_cents as share', 'confirmed_changes.day']);
  return db.selectFrom(payments.unionAll(changes).as('moved'));
}

/** Sums of rows by day and currency, oldest first, and by building and currency: these have no day. */
export const confirmedSums = (db: Executor, filter: ReportFilter) =>
  movementsIn(db, ofFilter(filter))
    .select(['building_id', 'currency', sql<string | null>`day::text`.as('day')])
    .select(({ fn }) => [fn.countAll<number>().as('count'), ...SUMS])
    .groupBy(sql`grouping sets ((moved.day, currency), (building_id, currency))`)
    .orderBy('moved.day')
    .orderBy('currency')
    .modifyEnd(prepared)
    .execute();

export type SumsOfTransactions = Awaited<ReturnType<typeof confirmedSums>>[number];

/** Sums of an administration's rows between two moments, by currency. */
export const confirmedBetween = (db: Executor, between: Omit<Between, 'building'>) =>
  movementsIn(db, between).select('currency').select(SUMS).groupBy('currency').orderBy('currency').execute();

/**
 * Whether the administration has a share in the income of a row `building` (D29), or had one on one of the
 * days: what was reported of them stays when a share ends.
 */
export function isSharing(db: Executor, days: OwnDays) {
  const own = betweenDays(days, sql.ref('building.id'));
  const shares = movementsIn(db, own).select('share').where('share', '<>', 0);
  return sql<boolean>`(building.income_share_bp > 0 or exists ${shares})`;
}

/** The numbers of the payments of a building that count in some days, as a query. */
export const confirmedNumbers = (db: Executor, days: OwnDays, building: Expression<string>) =>
  paymentsIn(db, betweenDays(days, building)).select('transactions.number').orderBy('transactions.number');

/** The entries of the later changes of payments that count in some days, as a query. */
export const changedIds = (db: Executor, days: OwnDays, building: Expression<string>) =>
  changesIn(db, betweenDays(days, building))
    .select('confirmed_changes.entry_id')
    .orderBy('confirmed_changes.entry_id');
