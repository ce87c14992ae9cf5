import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { priceOn } from '../prices.ts';

/** The uses of a card since a moment, newest first. */
export function usesOfCard(db: Executor, uid: string, since: Date, count: number) {
  return db
    .with(
      (cte) => cte('used').materialized(),
      (used) =>
        used
          .selectFrom('uses')
          .select(['id', 'at', 'result', 'machine_id', 'machine_type', 'building_id'])
          .where('card_uid', '=', uid)
          .where('at', '>=', since)
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(count),
    )
    .selectFrom('used')
    .innerJoin('machines', 'machines.id', 'used.machine_id')
    .innerJoin('buildings', 'buildings.id', 'used.building_id')
    .select([
      'used.at',
      'used.result',
      'used.machine_type',
      'machines.sort_index',
      'buildings.name as building_name',
    ])
    .orderBy('used.at', 'desc')
    .orderBy('used.id', 'desc')
    .execute();
}

/** The Montevideo month of an instant, YYYY-MM. */
const monthOf = (at: string) =>
  sql<string>`to_char(${sql.ref(at)} at time zone 'America/Montevideo', 'YYYY-MM')`.as('month');

/** A row per use: its type, and what it took where it succeeded, else the price of its day (D80). */
const usesByMonth = (db: Executor, uid: string, since: Date) =>
  db
    .with(
      (cte) => cte('used').materialized(),
      (used) =>
        used
          .selectFrom('uses')
          .select(['at', 'day', 'succeeded', 'machine_type', 'price_cents', 'building_id'])
          .where('card_uid', '=', uid)
          .where('at', '>=', since),
    )
    .selectFrom('used')
    .innerJoin('buildings', 'buildings.id', 'used.building_id')
    .innerJoinLateral(
      (eb) => priceOn(eb, eb.ref('used.machine_type'), eb.ref('used.day')),
      (join) => join.onTrue(),
    )
    .select([
      monthOf('used.at'),
      sql<number>`(used.succeeded and used.machine_type = 'WASHER')::int`.as('washes'),
      sql<number>`(used.succeeded and used.machine_type <> 'WASHER')::int`.as('dries'),
      sql<number>`(not used.succeeded)::int`.as('failed'),
      sql<number>`used.succeeded::int * coalesce(used.price_cents, price.price_customer_cents)`.as(
        'used_cents',
      ),
      sql<number>`0`.as('topped_up_cents'),
    ]);

/** A row per movement that a payment made on the card; refunds and chargebacks are negative. */
const topUpsByMonth = (db: Executor, uid: string, since: Date) =>
  db
    .selectFrom('cards')
    .innerJoin('ledger_rows', 'ledger_rows.account_id', 'cards.ledger_account_id')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_rows.entry_id')
    .select([
      monthOf('ledger_entries.at'),
      sql<number>`0`.as('washes'),
      sql<number>`0`.as('dries'),
      sql<number>`0`.as('failed'),
      sql<number>`0`.as('used_cents'),
      sql<number>`ledger_rows.amount_cents`.as('topped_up_cents'),
    ])
    .where('cards.uid', '=', uid)
    .where('ledger_entries.transaction_id', 'is not', null)
    .where('ledger_entries.at', '>=', since);

const SUMS = [
  sql<number>`sum(washes)::bigint`.as('washes'),
  sql<number>`sum(dries)::bigint`.as('dries'),
  sql<number>`sum(failed)::bigint`.as('failed'),
  sql<number>`sum(used_cents)::bigint`.as('used_cents'),
  sql<number>`sum(topped_up_cents)::bigint`.as('topped_up_cents'),
] as const;

/** A card's uses and top-ups since a moment by month, newest first; months without any are left out. */
export function monthsOfCard(db: Executor, uid: string, since: Date) {
  return db
    .selectFrom(
      usesByMonth(db, uid, since)
        .unionAll(topUpsByMonth(db, uid, since))
        .as('moved'),
    )
    .select(['month', ...SUMS])
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute();
}

/** Movements of a card's balance since a moment, newest first, each with the resulting balance. */
export function movementsOfCard(db: Executor, uid: string, since: Date, count: number) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('cards')
        .innerJoin('ledger_rows', 'ledger_rows.account_id', 'cards.ledger_account_id')
        .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_rows.entry_id')
        .select([
          'ledger_rows.id',
          'ledger_entries.at',
          'ledger_entries.kind',
          'ledger_rows.amount_cents',
          sql<number>`(sum(ledger_rows.amount_cents) over (order by ledger_entries.at, ledger_rows.id))::bigint`.as(
            'balance_cents',
          ),
        ])
        .where('cards.uid', '=', uid)
        .as('moved'),
    )
    .select(['at', 'kind', 'amount_cents', 'balance_cents'])
    .where('at', '>=', since)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}
