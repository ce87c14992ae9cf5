import { createIndex, statements } from '../migrationSteps.ts';
import type { Migration, Migrations } from '../migrationSteps.ts';

/**
 * Adds the rows of a statement to the totals, or subtracts them with a minus. Rows are locked in the order of
 * the key, so that two statements cannot deadlock.
 */
const count = (sign: '' | '-', rows: string) => `
  insert into uses_by_day as kept (building_id, day, machine_id, unit_id, uses, succeeded)
  select building_id, day, machine_id, unit_id, ${sign}count(*), ${sign}count(*) filter (where succeeded)
  from ${rows} group by building_id, day, machine_id, unit_id
  order by building_id, day, machine_id, unit_id
  on conflict (building_id, day, machine_id, unit_id)
  do update set uses = kept.uses + excluded.uses, succeeded = kept.succeeded + excluded.succeeded`;

/** Waits for readers in short attempts, so that other queries never queue longer than the lock timeout. */
const lockToSwap = `do $$ begin
  for try in 1..300 loop
    begin
      lock table uses, buildings, machines, units in access exclusive mode;
      return;
    exception when lock_not_available or deadlock_detected then perform pg_sleep(0.2);
    end;
  end loop;
  raise lock_not_available using message = 'uses is read all the time';
end $$`;

/**
 * Builds a second table and swaps it with the first, because adding generated columns to millions of rows
 * would lock the table for too long.
 */
const USES = [
  // Only an import writes uses, so writes may be blocked; reads go on.
  `lock table uses in share row exclusive mode`,
  // The Montevideo day (D23) and the success of a use are generated columns, so that each rule has one place.
  `create table uses_next (
    id bigint not null generated always as identity,
    building_id uuid not null,
    machine_id uuid not null,
    unit_id uuid,
    card_uid text not null,
    at timestamptz not null,
    result text not null,
    day date not null generated always as ((at at time zone 'America/Montevideo')::date) stored,
    succeeded boolean not null generated always as (result = 'Exitoso') stored)`,
  `insert into uses_next (id, building_id, machine_id, unit_id, card_uid, at, result) overriding system value
    select id, building_id, machine_id, unit_id, card_uid, at, result from uses`,
  `select setval('uses_next_id_seq', last_value, is_called) from uses_id_seq`,
  `alter table uses_next
    add constraint uses_next_pkey primary key (id),
    add constraint uses_building_id_fkey foreign key (building_id) references buildings,
    add constraint uses_machine_id_fkey foreign key (machine_id) references machines,
    add constraint uses_unit_id_fkey foreign key (unit_id) references units`,
  `create index uses_next_by_card on uses_next (card_uid, at desc)`,
  // Indexes in the order of the report's pages, so that the next page is found without sorting.
  `create index uses_next_by_building on uses_next (building_id, at desc, id desc)`,
  `create index uses_by_unit on uses_next (building_id, unit_id, at desc, id desc)`,
  `create index uses_by_machine on uses_next (building_id, machine_id, at desc, id desc)`,
  // Totals of the uses, which the triggers below keep up to date.
  `create table uses_by_day (
    building_id uuid not null references buildings,
    day date not null,
    machine_id uuid not null,
    unit_id uuid,
    uses integer not null,
    succeeded integer not null,
    unique nulls not distinct (building_id, day, machine_id, unit_id))`,
  count('', 'uses_next'),
  `create function keep_uses_by_day() returns trigger language plpgsql as $$ begin
    if tg_op in ('UPDATE', 'DELETE') then ${count('-', 'old_uses')}; end if;
    if tg_op in ('INSERT', 'UPDATE') then ${count('', 'new_uses')}; end if;
    return null;
  end $$`,
  `create trigger uses_inserted after insert on uses_next referencing new table as new_uses
    for each statement execute function keep_uses_by_day()`,
  `create trigger uses_updated after update on uses_next referencing old table as old_uses new table as new_uses
    for each statement execute function keep_uses_by_day()`,
  `create trigger uses_deleted after delete on uses_next referencing old table as old_uses
    for each statement execute function keep_uses_by_day()`,
  lockToSwap,
  `drop table uses`,
  `alter table uses_next rename to uses`,
  `alter table uses rename constraint uses_next_pkey to uses_pkey`,
  `alter sequence uses_next_id_seq rename to uses_id_seq`,
  `alter index uses_next_by_card rename to uses_by_card`,
  `alter index uses_next_by_building rename to uses_by_building`,
];

const reports: Migration = [
  statements(...USES),
  // PostgreSQL rewrites the table for this, which takes a few seconds for a million rows.
  statements(`alter table transactions
    add column day date generated always as ((created_at at time zone 'America/Montevideo')::date) stored`),
  createIndex({
    name: 'transactions_confirmed_next',
    on: `on transactions (building_id, created_at desc, number desc) where state = 'approved'`,
  }),
  statements(
    `drop index transactions_confirmed`,
    `alter index transactions_confirmed_next rename to transactions_confirmed`,
  ),
  // A covering index for the totals, in the order of their grouping.
  createIndex({
    name: 'transactions_confirmed_by_day',
    on: `on transactions (building_id, day, currency) include (amount_cents) where state = 'approved'`,
  }),
];

const repeatedEmails = statements(
  `alter table residents add column repeated boolean not null default false`,
  // Duplicates from before they were refused stay, marked as repeated. The confirmed resident is not marked,
  // or the oldest where none is confirmed.
  `update residents set repeated = true where id in (
    select id from (
      select id, row_number() over (
        partition by administration_id, lower(email) order by validated_at nulls last, created_at, id) as place
      from residents) as placed
    where place > 1)`,
  // Earlier databases may have an index of this name without the condition.
  `drop index if exists residents_by_administration`,
  // An e-mail is unique within an administration; another administration may have it too (D28).
  `create unique index residents_by_administration on residents (administration_id, lower(email)) where not repeated`,
);

/** Finds an account's sessions, which a changed password and a removed resident delete. */
const sessionsByAccount: Migration = [
  createIndex({ name: 'sessions_by_account', on: 'on sessions (account_id)' }),
];

const discrepancies = statements(
  `create table discrepancies (
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
    -- The same thing is one discrepancy, however often it is told.
    unique (kind, key),
    check ((resolved_at is null) = (reason is null)),
    check (resolved_by is null or resolved_at is not null))`,
  `create index discrepancies_open on discrepancies (opened_at) where resolved_at is null`,
  `create index discrepancies_by_transaction on discrepancies (transaction_id) where transaction_id is not null`,
);

export const from007: Migrations = {
  '007_reports': reports,
  '008_repeated_emails': [repeatedEmails],
  '009_sessions_by_account': sessionsByAccount,
  '010_discrepancies': [discrepancies],
};
