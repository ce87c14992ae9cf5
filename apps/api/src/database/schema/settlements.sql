-- What reports and settlements keep: later changes of confirmed payments, closed months and their adjustments.

create table confirmed_changes (
  entry_id bigint primary key references ledger_entries,
  transaction_id uuid not null references transactions,
  building_id uuid not null references buildings,
  currency integer not null,
  kind text not null,
  amount_cents bigint not null check (amount_cents <> 0),
  share_cents bigint not null,
  at timestamptz not null,
  day date not null generated always as ((at at time zone 'America/Montevideo')::date) stored);
create index confirmed_changes_by_building on confirmed_changes (building_id, at desc, entry_id desc);
create index confirmed_changes_by_day on confirmed_changes (building_id, day, currency)
  include (amount_cents, share_cents);

-- Derives the changes from the ledger by comparing what the card held of a payment's money before and after
-- each entry. Every entry but the first is a change. The administration's share is rounded half up.
create function keep_confirmed_changes() returns trigger language plpgsql as $$ begin
  if not exists (select from new_rows join ledger_entries as entry on entry.id = new_rows.entry_id
    where entry.transaction_id is not null) then
    return null;
  end if;
  -- Less than was ordered, where an operator credited a part.
  update transactions as paid set confirmed_cents = added.amount_cents
    from new_rows as added
    join ledger_entries as entry on entry.id = added.entry_id
    join ledger_accounts as account on account.id = added.account_id and account.kind = 'card'
    where paid.id = entry.transaction_id and paid.confirmed_cents is null
      and added.amount_cents <> paid.amount_cents;
  insert into confirmed_changes (entry_id, transaction_id, building_id, currency, kind, amount_cents, share_cents, at)
  select change.entry_id, paid.id, paid.building_id, paid.currency, change.kind, change.cents,
    ((change.held) * paid.income_share_bp + 5000) / 10000 - ((change.held - change.cents) * paid.income_share_bp + 5000) / 10000,
    change.at
  from (
    select entry.id as entry_id, entry.transaction_id, entry.kind, entry.at, ledger_rows.amount_cents as cents,
      (sum(ledger_rows.amount_cents) over so_far)::bigint as held, row_number() over so_far as place
    from ledger_entries as entry
    join ledger_rows on ledger_rows.entry_id = entry.id
    join ledger_accounts as account on account.id = ledger_rows.account_id and account.kind = 'card'
    where entry.transaction_id in (select transaction_id from ledger_entries where id in (select entry_id from new_rows))
    window so_far as (partition by entry.transaction_id order by entry.id)) as change
  join transactions as paid on paid.id = change.transaction_id
  where change.place > 1
  on conflict (entry_id) do nothing;
  return null;
end $$;
create trigger ledger_rows_reported after insert on ledger_rows referencing new table as new_rows
  for each statement execute function keep_confirmed_changes();

-- A month that an administration was settled for. It is kept as it was, for ever (D80).
create table closed_months (
  administration_id uuid not null references administrations,
  month date not null check (extract(day from month) = 1),
  closed_at timestamptz not null,
  closed_by text not null check (closed_by <> ''),
  primary key (administration_id, month));
create trigger closed_months_stay before update or delete or truncate on closed_months
  for each statement execute function refuse_change_of_actions();

-- The sums and unit lines of each of its buildings, and the ids of the rows that were counted.
create table closed_buildings (
  administration_id uuid not null,
  month date not null,
  building_id uuid not null references buildings,
  name text not null,
  sharing boolean not null,
  uses_cents bigint not null,
  prepaid_cents bigint not null,
  share_cents bigint not null,
  prepaid_count integer not null,
  uses jsonb not null,
  use_ids bigint[] not null,
  payment_numbers bigint[] not null,
  change_ids bigint[] not null,
  -- How the building's uses were paid; null where it was not kept.
  billing text check (billing in ('prepaid', 'postpaid')),
  primary key (administration_id, month, building_id),
  foreign key (administration_id, month) references closed_months);
create trigger closed_buildings_stay before update or delete or truncate on closed_buildings
  for each statement execute function refuse_change_of_actions();

-- What changed in a closed month afterwards, in the month in which it was found: the one of its moment.
create table adjustments (
  id bigint primary key generated always as identity,
  administration_id uuid not null,
  month date not null,
  building_id uuid not null references buildings,
  cause text not null,
  by text not null check (by <> ''),
  at timestamptz not null,
  uses_cents bigint not null,
  prepaid_cents bigint not null,
  share_cents bigint not null,
  foreign key (administration_id, month) references closed_months);
create index adjustments_by_moment on adjustments (administration_id, at);
create index adjustments_by_month on adjustments (administration_id, month, building_id);
create trigger adjustments_stay before update or delete or truncate on adjustments
  for each statement execute function refuse_change_of_actions();

-- Movements of payments with a RUT that are sent to the invoicing system (INVOICE_WEBHOOK_URL).
create table invoice_deliveries (
  entry_id bigint primary key references ledger_entries,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_try_at timestamptz,
  delivered_at timestamptz,
  dead_at timestamptz,
  last_error text);
create index invoice_deliveries_due on invoice_deliveries (next_try_at) where next_try_at is not null;
create index invoice_deliveries_open on invoice_deliveries (entry_id) where delivered_at is null;
