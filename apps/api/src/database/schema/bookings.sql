-- Functions that keep and check the ledger's sums, and the trigger that books opening balances. A migration that
-- changes one of them runs this file again.

create or replace function keep_ledger_balances() returns trigger language plpgsql as $$ begin
  if (select count(*) from ledger_rows where entry_id in (select entry_id from new_rows))
    <> (select count(*) from new_rows) then
    raise exception 'the rows of an entry are written at once' using errcode = 'restrict_violation';
  end if;
  -- Cards before accounts, each in one order: two that book never wait for each other.
  perform from cards where ledger_account_id in (select account_id from new_rows) order by uid for no key update;
  perform from ledger_accounts where id in (select account_id from new_rows) order by id for no key update;
  update ledger_accounts as account set balance_cents = account.balance_cents + moved.cents
    from (select account_id, sum(amount_cents)::bigint as cents from new_rows group by account_id) as moved
    where moved.account_id = account.id;
  update cards set balance_cents = account.balance_cents from ledger_accounts as account
    where account.id = cards.ledger_account_id and account.id in (select account_id from new_rows);
  return null;
end $$;

create or replace function check_ledger_entry() returns trigger language plpgsql as $$ begin
  -- A join might be planned for few accounts and read them all for each of many entries.
  if not exists (select from ledger_rows where entry_id = new.id) or exists (
    select from ledger_rows where entry_id = new.id
    group by (select currency from ledger_accounts where id = account_id) having sum(amount_cents) <> 0) then
    raise exception 'ledger entry % is not balanced', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- The opening balances of all cards that a statement inserts, at once.
create or replace function book_opening_balances() returns trigger language plpgsql as $$
  declare opening bigint;
  begin
    if not exists (select from new_cards where balance_cents <> 0) then return null; end if;
    opening := ledger_account('opening', '', 858);
    with opened as (
      select 'card:' || uid as key, ledger_account_id as account, balance_cents as cents from new_cards
      where balance_cents <> 0),
    entries as (
      insert into ledger_entries (kind, key, at) select 'opening', key, now() from opened order by key
      returning id, key)
    insert into ledger_rows (entry_id, account_id, amount_cents)
    select entries.id, side.account, side.cents from opened join entries using (key)
    cross join lateral (values (opening, -opened.cents), (opened.account, opened.cents)) as side (account, cents);
    return null;
  end $$;
create or replace trigger cards_with_opening_balance after insert on cards referencing new table as new_cards
  for each statement execute function book_opening_balances();
