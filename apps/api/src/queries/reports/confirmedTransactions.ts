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

/** The payer or card of a changed payment; '' where it was confirmed under another administration (D81). */
const ofOwnDays = (column: 'payer_name' | 'payer_email' | 'card_uid') =>
  sql<string>`case when exists (select from building_administrations as paid
      where paid.building_id = own.building_id and paid.administration_id = own.administration_id
        and transactions.approved_at >= ${startOfDayIn('paid.from_day')}
        and transactions.approved_at < ${startOfDayIn('paid.until_day')})
    then ${sql.ref(`transactions.${column}`)} else '' end`;

/** A row of the report. Values that the report shows unchanged have the same names as there. */
export interface ConfirmedRow extends Omit<TransactionRecord, 'amount' | 'adm_income' | 'creation_date'> {
  readonly amount_cents: number;
  readonly share_cents: number;
  /** When the payment was created, or when its change was confirmed. */
  readonly at: Date;
  /** The change of an earlier payment; null for a payment itself. */
  readonly change: EntryKind | null;
  /** The order of rows of one moment. */
  readonly place: number;
}

const ROWS_AT_ONCE = 500;

function rowsOfReport(db: Executor, filter: ReportFilter) {
  const payments = paymentsIn(db, ofFilter(filter)).select([
    'buildings.name as building_name',
    'transactions.confirmed_cents as amount_cents',
    SHARE.as('share_cents'),
    'transactions.currency',
    'transactions.payer_name as user_name',
    'transactions.payer_email as user_email',
    'transactions.channel as origin',
    'transactions.created_at as at',
    'transactions.card_uid as uuid',
    'transactions.message',
    sql<EntryKind | null>`null::text`.as('change'),
    'transactions.number as place',
  ]);
  const changes = changesIn(db, ofFilter(filter))
    .innerJoin('transactions', 'transactions.id', 'confirmed_changes.transaction_id')
    .select([
      'buildings.name as building_name',
      'confirmed_changes.amount_cents',
      'confirmed_changes.share_cents',
      'confirmed_changes.currency',
      ofOwnDays('payer_name').as('user_name'),
      ofOwnDays('payer_email').as('user_email'),
      'transactions.channel as origin',
      'confirmed_changes.at',
      ofOwnDays('card_uid').as('uuid'),
      'transactions.message',
      'confirmed_changes.kind as change',
      'confirmed_changes.entry_id as place',
    ]);
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

/** Sums of rows by building, day and currency, oldest first. */
export const confirmedByDay = (db: Executor, filter: ReportFilter) =>
  movementsIn(db, ofFilter(filter))
    .select(['building_id', 'currency', sql<string>`day::text`.as('day')])
    .select(({ fn }) => [fn.countAll<number>().as('count'), ...SUMS])
    .groupBy(['building_id', 'moved.day', 'currency'])
    .orderBy('moved.day')
    .orderBy('currency')
    .modifyEnd(prepared)
    .execute();

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
