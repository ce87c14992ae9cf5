import { createIndex, fillInBatches, statements } from '../migrationSteps.ts';
import type { Migration, Migrations } from '../migrationSteps.ts';
import { changes } from './from012.ts';

const MACHINES_STATEMENTS = [
  // Whether a successful use takes its price from the card or is paid with the building's expenses (D61).
  `alter table buildings add column billing text not null default 'prepaid' check (billing in ('prepaid', 'postpaid'))`,
  `create table controllers (
    id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
    building_id uuid not null references buildings,
    created_at timestamptz not null,
    last_reported_at timestamptz)`,
  `create index controllers_by_building on controllers (building_id)`,
  // Signing keys of controllers, encrypted and not hashed, because verifying an HMAC needs the key itself.
  `create table controller_keys (
    id uuid primary key default gen_random_uuid(),
    controller_id text not null references controllers,
    encrypted_key text not null,
    created_at timestamptz not null,
    expires_at timestamptz)`,
  `create index controller_keys_by_controller on controller_keys (controller_id, created_at)`,
  `alter table uses add column controller_id text references controllers, add column controller_use_id text`,
  // Reported uses that were refused, with the last reason, until they are accepted or deleted by age.
  `create table refused_uses (
    controller_id text not null references controllers,
    use_id text not null,
    reason text not null,
    machine text not null,
    card text not null,
    at timestamptz not null,
    refused_at timestamptz not null,
    primary key (controller_id, use_id))`,
  `create index refused_uses_by_age on refused_uses (refused_at)`,
  // The transaction that last changed what controllers download of a card, and when it was blocked.
  `alter table cards
    add column changed_xid xid8 not null default '0',
    add column blocked_at timestamptz`,
  `create function keep_card_change() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      new.changed_xid := pg_current_xact_id();
    elsif (new.state, new.balance_cents, new.building_id)
        is distinct from (old.state, old.balance_cents, old.building_id) then
      new.changed_xid := pg_current_xact_id();
      if new.state <> old.state then
        new.blocked_at := case new.state when 'lost' then now() end;
      end if;
    end if;
    return new;
  end $$`,
  // PostgreSQL fires triggers in the order of their names, and this one must follow cards_balance_of_ledger.
  `create trigger cards_changed before insert or update on cards for each row execute function keep_card_change()`,
];

/** Controllers of buildings, the uses that they report and the card data that they download. */
const machines: Migration = [
  statements(...MACHINES_STATEMENTS),
  createIndex({
    name: 'uses_by_controller',
    on: 'on uses (controller_id, controller_use_id) where controller_id is not null',
    unique: true,
  }),
  createIndex({ name: 'cards_by_building', on: 'on cards (building_id)' }),
];

/** Entries of uses belong to no payment, so the triggers that follow payments skip them. */
const usesBesidePayments = statements(
  // The function of migration 012, which now skips entries without a payment instead of scanning for them.
  `create or replace function keep_confirmed_changes() returns trigger language plpgsql as $$ begin
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
    ${changes('select transaction_id from ledger_entries where id in (select entry_id from new_rows)')};
    return null;
  end $$`,
);

const accessoryPictures = statements(
  // The id is a hash of the content: a file is stored once, and what is behind a URL never changes.
  `create table pictures (
    id text primary key check (id ~ '^[0-9a-f]{32}$'),
    created_at timestamptz not null default now())`,
  `create table picture_files (
    picture_id text not null references pictures,
    format text not null check (format in ('avif', 'webp')),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    content bytea not null,
    primary key (picture_id, format, width))`,
  // Pictures are already compressed; PostgreSQL's own compression would cost time and save nothing.
  `alter table picture_files alter column content set storage external`,
  `alter table branding_items
    add column picture_id text references pictures,
    add column picture_alt text`,
);

/** Finds the oldest payments that still name their payer. A payment without a payer leaves the index. */
const retention: Migration = [
  createIndex({
    name: 'transactions_with_payer',
    on: `on transactions (created_at) where payer_email <> '' or payer_name <> '' or rut is not null`,
  }),
  createIndex({ name: 'support_messages_by_age', on: 'on support_messages (created_at)' }),
  createIndex({ name: 'activity_by_age', on: 'on activity (at)' }),
];

/** When the payer of a payment at a counter was reminded that it expires. */
const paymentReminders: Migration = [
  statements('alter table transactions add column reminded_at timestamptz'),
  createIndex({
    name: 'transactions_to_remind',
    on: `on transactions (expires_at)
      where state = 'pending' and payment_reference is not null and reminded_at is null`,
  }),
];

const invoiceDeliveries = statements(
  // Movements of payments with a RUT that are sent to the invoicing system (INVOICE_WEBHOOK_URL).
  `create table invoice_deliveries (
    entry_id bigint primary key references ledger_entries,
    created_at timestamptz not null,
    attempts integer not null default 0,
    next_try_at timestamptz,
    delivered_at timestamptz,
    dead_at timestamptz,
    last_error text)`,
  `create index invoice_deliveries_due on invoice_deliveries (next_try_at) where next_try_at is not null`,
  `create index invoice_deliveries_open on invoice_deliveries (entry_id) where delivered_at is null`,
);

const ADDED = `kept.uses + excluded.uses, succeeded = kept.succeeded + excluded.succeeded`;

const COLUMNS = [
  // The column by which both tables are distributed over several servers (ADR-12).
  `alter table uses add column administration_id uuid`,
  `alter table uses_by_day add column administration_id uuid`,
  // The previous version inserts uses without this column.
  `create function keep_use_of_version_before() returns trigger language plpgsql as $$ begin
    select administration_id into new.administration_id from buildings where id = new.building_id;
    return new;
  end $$`,
  `create trigger uses_of_version_before before insert on uses for each row
    when (new.administration_id is null) execute function keep_use_of_version_before()`,
  // Uses are never changed or deleted, so these triggers have no purpose.
  `drop trigger uses_updated on uses`,
  `drop trigger uses_deleted on uses`,
  `create or replace function keep_uses_by_day() returns trigger language plpgsql as $$ begin
    insert into uses_by_day as kept (administration_id, building_id, day, machine_id, unit_id, uses, succeeded)
    select administration_id, building_id, day, machine_id, unit_id, count(*), count(*) filter (where succeeded)
    from new_uses group by administration_id, building_id, day, machine_id, unit_id
    order by building_id, day, machine_id, unit_id
    on conflict (building_id, day, machine_id, unit_id)
    do update set administration_id = excluded.administration_id, uses = ${ADDED};
    return null;
  end $$`,
  // When a building changes its administration its rows move along. They are deleted and inserted again,
  // because a distribution column cannot be updated. Locking the controllers keeps their reports out
  // meanwhile.
  `create function move_uses_of_building() returns trigger language plpgsql as $$ begin
    perform from controllers where building_id = new.id for update;
    with gone as (delete from uses
      where administration_id = old.administration_id and building_id = new.id returning *)
    insert into uses (id, administration_id, building_id, machine_id, unit_id, card_uid, at, result,
      controller_id, controller_use_id) overriding system value
    select id, new.administration_id, building_id, machine_id, unit_id, card_uid, at, result,
      controller_id, controller_use_id from gone;
    with gone as (delete from uses_by_day
      where administration_id = old.administration_id and building_id = new.id returning *)
    insert into uses_by_day (administration_id, building_id, day, machine_id, unit_id, uses, succeeded)
    select new.administration_id, building_id, day, machine_id, unit_id, uses, succeeded from gone;
    return null;
  end $$`,
];

const isSet = (table: string) => `${table}_administration_id_set`;
/**
 * Validates a check constraint first, which does not block writers, so that `set not null` need not scan the
 * table under its exclusive lock.
 */
const notNull = (table: string): Migration => [
  statements(
    `alter table ${table} add constraint ${isSet(table)} check (administration_id is not null) not valid`,
  ),
  statements(`alter table ${table} validate constraint ${isSet(table)}`),
  statements(
    `alter table ${table} alter column administration_id set not null`,
    `alter table ${table} drop constraint ${isSet(table)}`,
  ),
];

const SWAPPED = [
  `alter table uses drop constraint uses_pkey, add constraint uses_pkey primary key using index uses_key`,
  `drop index uses_by_controller`,
  `alter index uses_by_controller_next rename to uses_by_controller`,
  `drop index uses_by_building`,
  `alter index uses_by_building_next rename to uses_by_building`,
  // This version counts uses where it writes them (queries/machines/machineUses.ts); the trigger counts those
  // of the previous version.
  `drop trigger uses_inserted on uses`,
  `drop function keep_uses_by_day`,
  `alter table uses_by_day drop constraint uses_by_day_building_id_day_machine_id_unit_id_key`,
  `create or replace function keep_use_of_version_before() returns trigger language plpgsql as $$ begin
    select administration_id into new.administration_id from buildings where id = new.building_id;
    insert into uses_by_day as kept (administration_id, building_id, day, machine_id, unit_id, uses, succeeded)
    values (new.administration_id, new.building_id, (new.at at time zone 'America/Montevideo')::date,
      new.machine_id, new.unit_id, 1, (new.result = 'Exitoso')::int)
    on conflict (building_id, day, machine_id, unit_id, administration_id) do update set uses = ${ADDED};
    return new;
  end $$`,
  `create trigger building_moved after update of administration_id on buildings for each row
    when (old.administration_id <> new.administration_id) execute function move_uses_of_building()`,
];

/** Adds the administration to uses and their daily totals, and to the keys of both tables. */
const usesByAdministration: Migration = [
  statements(...COLUMNS),
  fillInBatches({
    table: 'uses',
    fill: (within) => `update uses set administration_id = buildings.administration_id from buildings
      where buildings.id = uses.building_id and uses.administration_id is null and ${within}`,
  }),
  fillInBatches({
    table: 'uses_by_day',
    key: 'building_id',
    // Rows are locked in the order in which they are counted, so that the two cannot deadlock.
    fill: (within) => `update uses_by_day as kept set administration_id = owned.administration_id
      from (select uses_by_day.ctid as place, buildings.administration_id
        from uses_by_day join buildings on buildings.id = uses_by_day.building_id
        where uses_by_day.administration_id is null and ${within}
        order by building_id, day, machine_id, unit_id for update of uses_by_day) as owned
      where kept.ctid = owned.place`,
  }),
  ...notNull('uses'),
  ...notNull('uses_by_day'),
  createIndex({ name: 'uses_key', on: 'on uses (id, administration_id)', unique: true }),
  createIndex({
    name: 'uses_by_controller_next',
    on: 'on uses (controller_id, controller_use_id, administration_id) where controller_id is not null',
    unique: true,
  }),
  createIndex({
    name: 'uses_by_day_key',
    on: 'on uses_by_day (building_id, day, machine_id, unit_id, administration_id) nulls not distinct',
    unique: true,
  }),
  // A covering index for the ids of a page over all buildings. Pages of a unit or a machine have few rows.
  createIndex({
    name: 'uses_by_building_next',
    on: 'on uses (building_id, at desc, id desc) include (administration_id)',
  }),
  statements(...SWAPPED),
];

export const from100: Migrations = {
  '100_machines': machines,
  '101_uses_beside_payments': [usesBesidePayments],
  '110_accessory_pictures': [accessoryPictures],
  '115_retention': retention,
  '116_payment_reminders': paymentReminders,
  '117_invoice_deliveries': [invoiceDeliveries],
  '130_uses_by_administration': usesByAdministration,
};
