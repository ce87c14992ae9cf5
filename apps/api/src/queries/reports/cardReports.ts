import type { StatementMonth, StatementMovement, StatementUse } from '@laundry/mail-templates';
import { sql } from 'kysely';
import { rowsOf } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import type { EntryKind } from '../../database/moneySchema.ts';
import { sha256 } from '../../shared/secrets.ts';
import { mailboxOf, slidingLimitedUntil, windowCutoff } from '../rateLimits.ts';
import type { RateLimit } from '../rateLimits.ts';

/** The uses of a card since a moment, newest first. */
export const usesOfCard = (db: Executor, uid: string, since: Date, count: number) =>
  rowsOf<StatementUse>(db)`
    with used as materialized (
      select id, at, result, machine_id, machine_type, building_id from uses
      where card_uid = ${uid} and at >= ${since}
      order by at desc, id desc limit ${count})
    select at, result, used.machine_type, sort_index, buildings.name as building_name
    from used join machines on machines.id = used.machine_id join buildings on buildings.id = used.building_id
    order by at desc, used.id desc`;

/**
 * A card's uses and top-ups since a moment by Montevideo month, newest first; months without any are left
 * out. A use counts with what it took where it succeeded, else with the price of its day (D80).
 */
export const monthsOfCard = (db: Executor, uid: string, since: Date) =>
  rowsOf<StatementMonth>(db)`
    with used as materialized (
      select at, day, succeeded, machine_type, price_cents, building_id from uses
      where card_uid = ${uid} and at >= ${since}),
    moved as (
      select used.at, succeeded, machine_type, coalesce(used.price_cents, price.price_customer_cents) as used_cents,
        0 as topped_up_cents
      from used cross join lateral (
        select price_customer_cents from prices
        where prices.building_id = used.building_id and prices.machine_type = used.machine_type
          and valid_from <= used.day
        order by valid_from desc limit 1) as price
      union all
      select entry.at, null, null, 0, ledger_rows.amount_cents
      from cards join ledger_rows on ledger_rows.account_id = cards.ledger_account_id
      join ledger_entries as entry on entry.id = ledger_rows.entry_id
      where cards.uid = ${uid} and entry.transaction_id is not null and entry.at >= ${since})
    select to_char(moved.at at time zone 'America/Montevideo', 'YYYY-MM') as month,
      count(*) filter (where succeeded and machine_type = 'WASHER') as washes,
      count(*) filter (where succeeded and machine_type <> 'WASHER') as dries,
      count(*) filter (where not succeeded) as failed,
      coalesce(sum(used_cents) filter (where succeeded), 0)::bigint as used_cents,
      sum(topped_up_cents)::bigint as topped_up_cents
    from moved group by month order by month desc`;

/** Movements of a card's balance since a moment, newest first, each with the resulting balance. */
export const movementsOfCard = (db: Executor, uid: string, since: Date, count: number) =>
  rowsOf<Omit<StatementMovement, 'kind'> & { readonly kind: EntryKind }>(db)`
    select at, kind, amount_cents, balance_cents from (
      select ledger_rows.id, entry.at, entry.kind, amount_cents,
        (sum(amount_cents) over (order by entry.at, ledger_rows.id))::bigint as balance_cents
      from cards join ledger_rows on account_id = cards.ledger_account_id
      join ledger_entries as entry on entry.id = entry_id
      where cards.uid = ${uid}) as moved
    where at >= ${since} order by at desc, id desc limit ${count}`;

/** The hashes of card and mailbox by which requested reports are counted. */
export const hashReportRequest = (uid: string, email: string) => ({
  pair_hash: sha256(`${uid} ${mailboxOf(email)}`),
  card_hash: sha256(uid),
  email_hash: sha256(mailboxOf(email)),
});

type ReportRequest = ReturnType<typeof hashReportRequest>;

/** Until when reports for a pair of card and e-mail are limited; undefined where one may be sent. */
export const pairLimitedUntil = (db: Executor, { pair_hash }: ReportRequest, limit: RateLimit, now: Date) =>
  slidingLimitedUntil(db, { table: 'report_requests', column: 'pair_hash', hash: pair_hash }, limit, now);

/** Whether the card was reported to too many other e-mails, or too many other cards to the e-mail. */
export async function isReportedWidely(
  db: Executor,
  { pair_hash, card_hash, email_hash }: ReportRequest,
  { times, windowMs }: RateLimit,
  now: Date,
): Promise<boolean> {
  const others = await db
    .selectFrom('report_requests')
    .select(({ fn }) => [
      fn.count<number>('email_hash').distinct().filterWhere('card_hash', '=', card_hash).as('emails'),
      fn.count<number>('card_hash').distinct().filterWhere('email_hash', '=', email_hash).as('cards'),
    ])
    .where((eb) => eb.or([eb('card_hash', '=', card_hash), eb('email_hash', '=', email_hash)]))
    .where('pair_hash', '<>', pair_hash)
    .where('at', '>', windowCutoff(windowMs, now))
    .executeTakeFirstOrThrow();
  return others.emails >= times || others.cards >= times;
}

/** Makes other reports of the card, and to the e-mail, wait until the transaction ends. */
export async function lockReports(db: Executor, { card_hash, email_hash }: ReportRequest): Promise<void> {
  // Always in the same order, so that two transactions never wait for each other.
  for (const hash of [card_hash, email_hash].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 1))`.execute(db);
}

/** Counts a report. */
export const countReport = (db: Executor, request: ReportRequest, at: Date) =>
  db
    .insertInto('report_requests')
    .values({ ...request, at })
    .execute();
