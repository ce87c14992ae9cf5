import { sql } from 'kysely';
import type { NotNull } from 'kysely';
import type { Executor } from '../database/connect.ts';
import { dayOf, startOfDay } from './montevideoDay.ts';

/** Whose transactions, and of which Montevideo days, both included. */
export interface TransactionsFilter {
  readonly administrationId: string;
  readonly buildingId: string;
  readonly from: string;
  readonly to: string;
}

const ofBuilding = (db: Executor, { administrationId, buildingId }: TransactionsFilter) =>
  db
    .selectFrom('transactions')
    .innerJoin('buildings', 'buildings.id', 'transactions.building_id')
    .where('buildings.administration_id', '=', administrationId)
    .where('transactions.building_id', '=', buildingId)
    .where('transactions.state', '=', 'approved');

/** Confirmed transactions of a building, newest first. */
export function confirmedTransactions(db: Executor, filter: TransactionsFilter) {
  return ofBuilding(db, filter)
    .where('transactions.created_at', '>=', startOfDay(filter.from))
    .where('transactions.created_at', '<', startOfDay(filter.to, 1))
    .select([
      'transactions.amount_cents',
      'transactions.currency',
      'transactions.payer_name',
      'transactions.payer_email',
      'transactions.channel',
      'transactions.created_at',
      'transactions.card_uid',
      'transactions.message',
    ])
    .$narrowType<{ card_uid: NotNull }>()
    .orderBy('transactions.created_at', 'desc')
    .orderBy('transactions.number', 'desc')
    .execute();
}

/** Cents of a currency: what was paid, and the administration's share, each transaction's rounded by itself. */
export const SUMS = [
  sql<number>`sum(transactions.amount_cents)::bigint`.as('amount'),
  // Half a cent goes up, as it does in the report's rows.
  sql<number>`sum((transactions.amount_cents * buildings.income_share_bp + 5000) / 10000)::bigint`.as(
    'share',
  ),
] as const;

/** Sums of a building's confirmed transactions by day and currency, oldest first. */
export function confirmedByDay(db: Executor, filter: TransactionsFilter) {
  return ofBuilding(db, filter)
    .where('transactions.day', '>=', dayOf(filter.from))
    .where('transactions.day', '<=', dayOf(filter.to))
    .select(['transactions.currency', sql<string>`transactions.day::text`.as('day')])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(SUMS)
    .groupBy(['transactions.day', 'transactions.currency'])
    .orderBy('transactions.day')
    .orderBy('transactions.currency')
    .execute();
}
