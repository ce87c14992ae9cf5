import { UYU } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import type { Schema } from '../../database/schema.ts';

export type NewUse = Readonly<Insertable<Schema['uses']>>;

/** A use that takes its price from its card. */
interface Debit {
  readonly id: number;
  readonly building_id: string;
  readonly card_uid: string;
  readonly at: Date;
  readonly price_cents: number;
}

/** Books the debits of uses: for each an entry from the card's account to the building's revenue. */
async function bookDebits(db: Executor, debits: readonly Debit[]): Promise<void> {
  if (debits.length === 0) return;
  const keys = debits.map(({ id }) => String(id));
  const buildings = [...new Set(debits.map(({ building_id }) => building_id))].toSorted();
  await sql`
    with revenue as materialized (
      select building, ledger_account('revenue', building, ${UYU}::integer) as id
      from unnest(${buildings}::text[]) as building),
    booked as (
      insert into ledger_entries (kind, key, at)
      select 'use', key, at from unnest(${keys}::text[], ${debits.map(({ at }) => at)}::timestamptz[]) as used (key, at)
      returning id, key)
    insert into ledger_rows (entry_id, account_id, amount_cents)
    select booked.id, side.account_id, side.cents
    from booked
    join unnest(${keys}::text[], ${debits.map(({ building_id }) => building_id)}::text[],
      ${debits.map(({ card_uid }) => card_uid)}::text[], ${debits.map(({ price_cents }) => price_cents)}::bigint[])
      as debit (key, building, card_uid, cents) on debit.key = booked.key
    join revenue on revenue.building = debit.building
    left join cards on cards.uid = debit.card_uid
    cross join lateral (values (cards.ledger_account_id, -debit.cents), (revenue.id, debit.cents))
      as side (account_id, cents)
    order by booked.id, side.cents`.execute(db);
}

/** As JSON that PostgreSQL takes: half a surrogate pair becomes U+FFFD, as it does in a parameter. */
const jsonOf = (uses: readonly NewUse[]): string =>
  JSON.stringify(uses, (_name, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));

/**
 * Inserts uses, adds them to the daily totals (ADR-12, ADR-29) and books what they took from their cards.
 * Totals are locked in the order of their key, so that two batches cannot deadlock. Ids are assigned in the
 * order of the uses. All have the same members: what only some of them have is null in the others.
 */
export async function writeUses(db: Executor, uses: readonly NewUse[]): Promise<void> {
  const columns = [...new Set(uses.flatMap((use) => Object.keys(use)))].map((name) => sql.ref(name));
  const { rows: debits } = await sql<Debit>`
    with used as (
      insert into uses (${sql.join(columns)})
      select ${sql.join(columns)} from jsonb_populate_recordset(null::uses, ${jsonOf(uses)}::jsonb)
      returning id, administration_id, building_id, day, machine_id, unit_id, card_uid, at, succeeded,
        machine_type, price_cents),
    counts as (
      insert into uses_by_day as kept (administration_id, building_id, day, machine_id, unit_id, uses, succeeded)
      select administration_id, building_id, day, machine_id, unit_id, count(*), count(*) filter (where succeeded)
      from used group by administration_id, building_id, day, machine_id, unit_id
      order by building_id, day, machine_id, unit_id
      on conflict (building_id, day, machine_id, unit_id, administration_id)
      do update set uses = kept.uses + excluded.uses, succeeded = kept.succeeded + excluded.succeeded),
    prices as (
      insert into uses_at_prices as kept (administration_id, building_id, day, unit_id, machine_type, price_cents, uses)
      select administration_id, building_id, day, unit_id, machine_type, price_cents, count(*)
      from used where succeeded group by administration_id, building_id, day, unit_id, machine_type, price_cents
      order by building_id, day, unit_id, machine_type, price_cents
      on conflict (building_id, day, unit_id, machine_type, price_cents, administration_id)
      do update set uses = kept.uses + excluded.uses)
    select id, building_id, card_uid, at, price_cents from used where price_cents > 0 order by id`.execute(
    db,
  );
  await bookDebits(db, debits);
}
