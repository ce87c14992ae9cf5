import { createIndex, fillInBatches, statements } from '../migrationSteps.ts';
import type { Migration, Migrations } from '../migrationSteps.ts';

/** The administration's share of an amount, rounded half up. */
const shareOf = (cents: string, rate: string) => `((${cents}) * ${rate} + 5000) / 10000`;

/**
 * Derives the changes from the ledger by comparing what the card held of a transaction's money before and
 * after each entry. Every entry but the first is a change.
 */
export const changes = (within: string) => `
  insert into confirmed_changes (entry_id, transaction_id, building_id, currency, kind, amount_cents, share_cents, at)
  select change.entry_id, paid.id, paid.building_id, paid.currency, change.kind, change.cents,
    ${shareOf('change.held', 'paid.income_share_bp')} - ${shareOf('change.held - change.cents', 'paid.income_share_bp')},
    change.at
  from (
    select entry.id as entry_id, entry.transaction_id, entry.kind, entry.at, ledger_rows.amount_cents as cents,
      (sum(ledger_rows.amount_cents) over so_far)::bigint as held, row_number() over so_far as place
    from ledger_entries as entry
    join ledger_rows on ledger_rows.entry_id = entry.id
    join ledger_accounts as account on account.id = ledger_rows.account_id and account.kind = 'card'
    where entry.transaction_id in (${within})
    window so_far as (partition by entry.transaction_id order by entry.id)) as change
  join transactions as paid on paid.id = change.transaction_id
  where change.place > 1
  on conflict (entry_id) do nothing`;

const CONFIRMED_CHANGES_STATEMENTS = [
  `alter table transactions
    -- The administration's rate as it was when the payment was confirmed, and what the card got then.
    add column income_share_bp integer,
    add column confirmed_cents bigint`,
  `create table confirmed_changes (
    entry_id bigint primary key references ledger_entries,
    transaction_id uuid not null references transactions,
    building_id uuid not null references buildings,
    currency integer not null,
    kind text not null,
    amount_cents bigint not null check (amount_cents <> 0),
    share_cents bigint not null,
    at timestamptz not null,
    day date not null generated always as ((at at time zone 'America/Montevideo')::date) stored)`,
  `create index confirmed_changes_by_building on confirmed_changes (building_id, at desc, entry_id desc)`,
  `create index confirmed_changes_by_day on confirmed_changes (building_id, day, currency)
    include (amount_cents, share_cents)`,
  `create function keep_confirmation() returns trigger language plpgsql as $$ begin
    select income_share_bp into new.income_share_bp from buildings where id = new.building_id;
    new.confirmed_cents := coalesce(new.confirmed_cents, new.amount_cents);
    return new;
  end $$`,
  `create trigger transactions_confirmed before insert or update of state on transactions for each row
    when (new.state in ('approved', 'refunded') and new.building_id is not null and new.income_share_bp is null)
    execute function keep_confirmation()`,
  `create function keep_confirmed_changes() returns trigger language plpgsql as $$ begin
    -- Less than was ordered, where an operator credited a part.
    update transactions as paid set confirmed_cents = added.amount_cents
      from new_rows as added
      join ledger_entries as entry on entry.id = added.entry_id
      join ledger_accounts as account on account.id = added.account_id and account.kind = 'card'
      where paid.id = entry.transaction_id and paid.confirmed_cents is null
        and added.amount_cents <> paid.amount_cents;
    ${changes('select transaction_id from ledger_entries where id in (select entry_id from new_rows)')};
    return null;
  end $$`,
  `create trigger ledger_rows_reported after insert on ledger_rows referencing new table as new_rows
    for each statement execute function keep_confirmed_changes()`,
];

/** Keeps reports of past periods stable: shares are stored, and a refund is a row on its own day. */
const confirmedChanges: Migration = [
  statements(...CONFIRMED_CHANGES_STATEMENTS),
  fillInBatches({
    table: 'transactions',
    fill: (
      within,
    ) => `update transactions set confirmed_cents = amount_cents, income_share_bp = buildings.income_share_bp
      from buildings where buildings.id = transactions.building_id
        and transactions.state in ('approved', 'refunded') and transactions.income_share_bp is null and ${within}`,
  }),
  fillInBatches({
    table: 'ledger_entries',
    fill: (within) =>
      changes(
        `select transaction_id from ledger_entries where kind <> 'payment' and transaction_id is not null and ${within}`,
      ),
  }),
  createIndex({
    name: 'transactions_ever_confirmed',
    on: `on transactions (building_id, created_at desc, number desc) where state in ('approved', 'refunded')`,
  }),
  createIndex({
    name: 'transactions_ever_confirmed_by_day',
    on: `on transactions (building_id, day, currency) include (confirmed_cents, income_share_bp)
      where state in ('approved', 'refunded')`,
  }),
];

/** How signed texts without separators were parsed. Each is accepted in one parse only (D48). */
const signedReadings = statements(
  `create table signed_readings (
    -- SHA-256 of the signed text, and of the way in which it was cut into fields.
    digest text primary key,
    reading text not null,
    transaction_id uuid not null references transactions,
    channel text not null,
    -- The provider's number of the payment.
    number text,
    outcome text not null,
    amount_cents bigint not null,
    heard_at timestamptz not null)`,
  `create index signed_readings_by_number on signed_readings (channel, number) where number is not null`,
  `create index signed_readings_by_transaction on signed_readings (transaction_id)`,
);

export const from012: Migrations = {
  '012_confirmed_changes': confirmedChanges,
  '020_signed_readings': [signedReadings],
};
