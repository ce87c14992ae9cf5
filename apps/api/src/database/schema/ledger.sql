-- The ledger: accounts, entries, rows. A positive amount increases its account; money in decreases a
-- provider's. Beside it what providers and operators say, and where they do not agree.

create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null,
  name text not null default '',
  currency integer not null,
  balance_cents bigint not null default 0,
  unique (kind, name, currency));

create table ledger_entries (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What happened: the same thing is booked once, whatever the code above does.
  key text not null,
  transaction_id uuid references transactions,
  at timestamptz not null,
  unique (kind, key));
create index ledger_entries_by_transaction on ledger_entries (transaction_id) where transaction_id is not null;
-- Finds the payments of the last days, which the ledger check reads, without scanning all entries.
create index ledger_payments_by_moment on ledger_entries (at) where kind = 'payment';

create table ledger_rows (
  id bigint generated always as identity primary key,
  entry_id bigint not null references ledger_entries,
  account_id bigint not null references ledger_accounts,
  amount_cents bigint not null check (amount_cents <> 0),
  unique (entry_id, account_id));
create index ledger_rows_by_account on ledger_rows (account_id, id);

create table provider_payments (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references transactions,
  channel text not null,
  -- The provider's id of the payment, or ours of the transaction where its protocol has none.
  payment_key text not null,
  currency integer not null,
  paid_cents bigint not null check (paid_cents > 0),
  -- As the provider says it, and as an operator states it where the protocol has no word: the larger one counts.
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and paid_cents),
  charged_back_cents bigint not null default 0 check (charged_back_cents between 0 and paid_cents),
  stated_refunded_cents bigint not null default 0 check (stated_refunded_cents between 0 and paid_cents),
  stated_charged_back_cents bigint not null default 0 check (stated_charged_back_cents between 0 and paid_cents),
  -- How often what was charged back has changed.
  chargebacks integer not null default 0,
  changed_at timestamptz,
  -- Marks payments that came with an import, which the provider's lists need not contain.
  imported boolean not null default false,
  -- A provider's payment is credited to one transaction.
  unique (channel, payment_key));
create index provider_payments_by_transaction on provider_payments (transaction_id);

create table discrepancies (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  key text not null,
  transaction_id uuid references transactions,
  channel text,
  amount_cents bigint,
  currency integer,
  detail text not null,
  opened_at timestamptz not null,
  resolved_at timestamptz,
  -- Null where later facts of the provider resolved it.
  resolved_by text,
  reason text,
  told_at timestamptz,
  -- The same thing is one discrepancy, however often it is told.
  unique (kind, key),
  check ((resolved_at is null) = (reason is null)),
  check (resolved_by is null or resolved_at is not null));
create index discrepancies_open on discrepancies (opened_at) where resolved_at is null;
create index discrepancies_by_transaction on discrepancies (transaction_id) where transaction_id is not null;

-- Manual movements of money and resolved discrepancies, with the person and the reason.
create table operator_actions (
  id uuid primary key,
  action text not null,
  transaction_id uuid references transactions,
  discrepancy_id uuid references discrepancies,
  provider_payment_id bigint references provider_payments,
  amount_cents bigint,
  by text not null check (by <> ''),
  reason text not null check (reason <> ''),
  at timestamptz not null);
create index operator_actions_by_transaction on operator_actions (transaction_id) where transaction_id is not null;
create trigger operator_actions_stay before update or delete or truncate on operator_actions
  for each statement execute function refuse_change_of_actions();

create function refuse_change_of_ledger() returns trigger language plpgsql as $$ begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
  for each statement execute function refuse_change_of_ledger();
create trigger ledger_rows_stay before update or delete or truncate on ledger_rows
  for each statement execute function refuse_change_of_ledger();

create function guard_ledger_account() returns trigger language plpgsql as $$ begin
  -- Directly, not by the trigger that keeps the balances.
  if tg_op <> 'INSERT' and pg_trigger_depth() < 2 or tg_op = 'INSERT' and new.balance_cents <> 0 then
    raise exception 'balances come from the rows of the ledger' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_accounts_guarded before insert or update on ledger_accounts
  for each row execute function guard_ledger_account();
create trigger ledger_accounts_stay before delete or truncate on ledger_accounts
  for each statement execute function refuse_change_of_ledger();

create trigger ledger_rows_kept after insert on ledger_rows referencing new table as new_rows
  for each statement execute function keep_ledger_balances();

create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_entry();

create function ledger_account(of_kind text, of_name text, of_currency integer) returns bigint language plpgsql as $$
  declare account bigint;
  begin
    select id into account from ledger_accounts
      where kind = of_kind and name = of_name and currency = of_currency;
    if account is null then
      insert into ledger_accounts (kind, name, currency) values (of_kind, of_name, of_currency)
        on conflict do nothing;
      select id into account from ledger_accounts
        where kind = of_kind and name = of_name and currency = of_currency;
    end if;
    return account;
  end $$;
alter table cards
  add constraint cards_ledger_account_id_fkey foreign key (ledger_account_id) references ledger_accounts;

-- A card's balance always equals its account's balance, even where a statement sets another value. Cards are
-- in pesos (858).
create function open_card_account() returns trigger language plpgsql as $$ begin
  new.ledger_account_id := ledger_account('card', new.uid, 858);
  return new;
end $$;
create trigger cards_opened before insert on cards for each row execute function open_card_account();

create function take_balance_of_ledger() returns trigger language plpgsql as $$ begin
  if new.ledger_account_id is not null then
    select balance_cents into new.balance_cents from ledger_accounts where id = new.ledger_account_id;
  end if;
  return new;
end $$;
create trigger cards_balance_of_ledger before update of balance_cents, ledger_account_id on cards
  for each row execute function take_balance_of_ledger();

-- Books imported payments, of which the state alone says that they were paid.
create function carry_over_transactions(ids uuid[]) returns void language plpgsql as $$ begin
  with paid as (
    insert into provider_payments (transaction_id, channel, payment_key, currency, paid_cents)
    select id, channel, coalesce(provider_payment_id, id::text), currency, amount_cents from transactions
    where id = any(ids) and state in ('approved', 'refunded')
      and not exists (select from provider_payments where transaction_id = transactions.id)
    returning transaction_id, channel, payment_key),
  entries as (
    insert into ledger_entries (kind, key, transaction_id, at)
    select 'payment', paid.channel || ':' || paid.payment_key, paid.transaction_id,
      coalesce(transactions.approved_at, transactions.changed_at)
    from paid join transactions on transactions.id = paid.transaction_id
    returning id, transaction_id)
  insert into ledger_rows (entry_id, account_id, amount_cents)
  select entries.id, ledger_account(side.kind, side.name, of.currency), side.sign * of.amount_cents
  from entries join transactions as of on of.id = entries.transaction_id
  cross join lateral (values ('provider', of.channel, -1),
    (case of.purpose when 'topup' then 'card' else 'orders' end, coalesce(of.card_uid, ''), 1)) as side (kind, name, sign);

  with held as (
    select of.id, of.changed_at, of.provider_payment_id, account.id as account_id, account.currency,
      sum(ledger_rows.amount_cents)::bigint as cents
    from transactions as of
    join ledger_entries as entry on entry.transaction_id = of.id
    join ledger_rows on ledger_rows.entry_id = entry.id
    join ledger_accounts as account on account.id = ledger_rows.account_id and account.kind in ('card', 'orders')
    where of.id = any(ids) and of.state = 'refunded'
    group by of.id, account.id having sum(ledger_rows.amount_cents) > 0),
  returned as (
    update provider_payments as paid
    set refunded_cents = least(paid.paid_cents, paid.refunded_cents + held.cents) from held
    where paid.id = (select id from provider_payments as one where one.transaction_id = held.id
      order by (one.payment_key = held.provider_payment_id) desc nulls last, one.id limit 1)
    returning held.*, paid.channel, paid.payment_key, paid.refunded_cents),
  entries as (
    insert into ledger_entries (kind, key, transaction_id, at)
    select 'refund', channel || ':' || payment_key || ':' || refunded_cents, id, changed_at from returned
    returning id, transaction_id)
  insert into ledger_rows (entry_id, account_id, amount_cents)
  select entries.id, side.account_id, side.cents from entries join returned on returned.id = entries.transaction_id
  cross join lateral (values (ledger_account('provider', returned.channel, returned.currency), returned.cents),
    (returned.account_id, -returned.cents)) as side (account_id, cents);
end $$;
