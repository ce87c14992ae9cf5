import { sql } from 'kysely';
import type { NotNull } from 'kysely';
import type { Executor } from '../database/connect.ts';

/** Buildings of one administration by name; with `sharing`, those in whose income it shares (decision 29). */
export function buildingsOf(db: Executor, administrationId: string, sharing: boolean) {
  const query = db
    .selectFrom('buildings')
    .select(['id', 'name'])
    .where('administration_id', '=', administrationId)
    .orderBy('name')
    .orderBy('id');
  return (sharing ? query.where('income_share_bp', '>', 0) : query).execute();
}

/** One building of one administration; another administration's is as unknown as one that does not exist. */
export function buildingOf(db: Executor, administrationId: string, buildingId: string) {
  return db
    .selectFrom('buildings')
    .select(['id', 'name', 'income_share_bp'])
    .where('administration_id', '=', administrationId)
    .where('id', '=', buildingId)
    .executeTakeFirst();
}

/** The first moment of a Montevideo day (decision 23), `days` later. */
const startOfDay = (day: string, days = 0) =>
  sql<Date>`((${day}::text::date + ${days}::int)::timestamp at time zone 'America/Montevideo')`;

/** Confirmed transactions of a building created between two Montevideo days, both included, newest first. */
export function confirmedTransactions(
  db: Executor,
  administrationId: string,
  buildingId: string,
  from: string,
  to: string,
) {
  return db
    .selectFrom('transactions')
    .innerJoin('buildings', 'buildings.id', 'transactions.building_id')
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
    .where('buildings.administration_id', '=', administrationId)
    .where('transactions.building_id', '=', buildingId)
    .where('transactions.state', '=', 'approved')
    .where('transactions.created_at', '>=', startOfDay(from))
    .where('transactions.created_at', '<', startOfDay(to, 1))
    .orderBy('transactions.created_at', 'desc')
    .orderBy('transactions.number', 'desc')
    .execute();
}
