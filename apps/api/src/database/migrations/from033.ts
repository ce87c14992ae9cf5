import { createIndex, fillInBatches, statements } from '../migrationSteps.ts';
import type { Migration, Migrations } from '../migrationSteps.ts';

/** Runs of the nightly jobs, with a lease, so that one of several instances does each. */
const jobDays: Migration = [
  statements(`create table job_days (
    job text not null,
    day date not null,
    lease_until timestamptz not null,
    done_at timestamptz,
    primary key (job, day))`),
];

/** Columns for mails that were given up, and the index by which payments are counted. */
const deadLetters: Migration = [
  statements(
    `alter table mails
      -- Of a mail that the version before writes nobody knows, so its text is not kept.
      add column secret boolean not null default true,
      add column give_up_at timestamptz,
      add column dead_at timestamptz,
      add column last_error text,
      add column revivals integer not null default 0`,
  ),
  createIndex({ name: 'mails_dead', on: 'on mails (dead_at desc) where dead_at is not null' }),
  createIndex({ name: 'transactions_by_state', on: 'on transactions (state)' }),
];

/** When a session was last used. The default covers open sessions and those of the previous version. */
const idleSessions: Migration = [
  statements('alter table sessions add column last_used_at timestamptz not null default now()'),
];

/**
 * Counters of the rate limits. The table is unlogged: counting writes no write-ahead log and does not wait
 * for the disk, and the counters start at zero after a crash. It replaces creation_windows, which the
 * previous version still uses.
 */
const rateLimits: Migration = [
  statements(`create unlogged table rate_limits (
    counted text primary key,
    started_at timestamptz not null,
    times integer not null) with (fillfactor = 50)`),
];

/**
 * Devices that signed in before, and the client of each failed sign-in. The previous version writes neither:
 * its failed sign-ins count as those of an unknown device, and its sessions have no device.
 */
const knownDevices: Migration = [
  statements(
    `create table devices (
      token_hash text primary key,
      account_id uuid not null references accounts on delete cascade,
      last_used_at timestamptz not null)`,
    `create index devices_by_account on devices (account_id, last_used_at desc)`,
    `alter table sessions add column device_hash text`,
    `alter table signin_failures
      add column client_hash text,
      add column known_device boolean not null default false`,
  ),
  createIndex({ name: 'signin_failures_by_client', on: 'on signin_failures (client_hash, at desc)' }),
];

/** Finds the payments of the last days, which the ledger check reads, without scanning all entries. */
const paymentsByMoment: Migration = [
  createIndex({ name: 'ledger_payments_by_moment', on: "on ledger_entries (at) where kind = 'payment'" }),
];

const importedPayments = statements(
  // Marks payments that came with an import, which the provider's lists need not contain.
  `alter table provider_payments add column imported boolean not null default false`,
);

/** Lets the result page of a payment at a counter show how to pay, even days later. */
const paymentTickets = statements(
  // What a payer needs at a payment counter besides the number. Only the provider has it for older payments.
  `alter table transactions add column verification_code text, add column slip_url text`,
);

const laundromats = statements(
  // Public data of a building. A building without a row is not listed publicly.
  `create table laundromats (
    building_id uuid primary key references buildings,
    slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    street_address text not null,
    neighbourhood text not null,
    city text not null,
    latitude double precision check (latitude between -90 and 90),
    longitude double precision check (longitude between -180 and 180),
    opening_hours text[] not null,
    check ((latitude is null) = (longitude is null)))`,
);

const KINDS = `(values ('WASHER'), ('DRYER')) as kinds (machine_type)`;
const COLUMNS = `building_id, machine_type, valid_from, price_customer_cents, machine_rate_cents`;

const prices = statements(
  // The price of a use per type of machine, valid from a Montevideo day until the next price (D53).
  `create table prices (
    building_id uuid not null references buildings,
    machine_type text not null check (machine_type in ('WASHER', 'DRYER')),
    valid_from date not null,
    price_customer_cents bigint not null check (price_customer_cents >= 0),
    machine_rate_cents bigint not null check (machine_rate_cents >= 0),
    primary key (building_id, machine_type, valid_from))`,
  // The previous version writes one price per building: its first price is valid without a first day, a
  // changed one from that day on. Drop this with the columns once no instance of that version runs.
  `create function keep_prices() returns trigger language plpgsql as $$ begin
    insert into prices (${COLUMNS})
    select new.id, machine_type,
      case tg_op when 'INSERT' then '-infinity' else (now() at time zone 'America/Montevideo')::date end,
      new.price_customer_cents, new.machine_rate_cents
    from ${KINDS}
    on conflict (building_id, machine_type, valid_from) do update set
      price_customer_cents = excluded.price_customer_cents, machine_rate_cents = excluded.machine_rate_cents;
    return null;
  end $$`,
  `create trigger building_priced after insert on buildings for each row execute function keep_prices()`,
  `create trigger building_priced_anew after update on buildings for each row
    when ((old.price_customer_cents, old.machine_rate_cents)
      is distinct from (new.price_customer_cents, new.machine_rate_cents))
    execute function keep_prices()`,
  `insert into prices (${COLUMNS})
    select id, machine_type, '-infinity', price_customer_cents, machine_rate_cents from buildings, ${KINDS}`,
);

const notificationPreferences = statements(
  // Whether each month's settlement is mailed to an account, and the first day of the last month mailed.
  `alter table accounts add column monthly_settlement boolean not null default false`,
  `alter table accounts add column settlement_mailed_for date`,
);

const passwordResets = statements(
  // Requests for a new password, also for unknown e-mails. A row is deleted once it was answered by a mail,
  // or without one for an unknown e-mail.
  `create table password_requests (
    id bigint generated always as identity primary key,
    email text not null,
    at timestamptz not null)`,
  // Links that set a new password. The token is stored as its SHA-256 in hex.
  `create table password_resets (
    token_hash text primary key,
    account_id uuid not null references accounts on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz)`,
  `create index password_resets_by_account on password_resets (account_id)`,
  `create index password_resets_expiry on password_resets (expires_at)`,
);

const administrators = statements(
  // Invitations of administrators. An accepted one stays, so that its link can be reported as used.
  `create table administrator_invitations (
    id uuid primary key default gen_random_uuid(),
    administration_id uuid not null references administrations,
    email text not null check (email = lower(email)),
    name text not null,
    lastname text not null,
    invited_at timestamptz not null,
    token_hash text not null unique,
    expires_at timestamptz not null,
    accepted_at timestamptz,
    creation_key uuid,
    unique (administration_id, creation_key))`,
  `create unique index administrator_invitations_open on administrator_invitations (administration_id, email)
    where accepted_at is null`,
  `create index accounts_by_administration on accounts (administration_id)`,
  // What administrators did, with their names at that time: entries of removed accounts stay readable.
  `create table activity (
    id bigint generated always as identity primary key,
    administration_id uuid not null references administrations,
    at timestamptz not null,
    actor_id uuid not null,
    actor_name text not null,
    actor_email text not null,
    kind text not null,
    subject text,
    building_name text)`,
  `create index activity_newest on activity (administration_id, id desc)`,
);

const TABLES = ['administrations', 'buildings', 'machines'] as const;

const COMPANY_REFERENCES_STATEMENTS = [
  // The company's own names of its records (D62). Rows inserted without one get their id.
  ...TABLES.map((table) => `alter table ${table} add column reference text unique check (reference <> '')`),
  `create function give_reference() returns trigger language plpgsql as $$ begin
    new.reference := coalesce(new.reference, new.id::text);
    return new;
  end $$`,
  ...TABLES.map(
    (table) => `create trigger ${table}_named before insert on ${table}
      for each row execute function give_reference()`,
  ),
  `create function keep_reference() returns trigger language plpgsql as $$ begin
    raise exception 'a reference never changes' using errcode = 'restrict_violation';
  end $$`,
  ...[...TABLES, 'branding_items'].map(
    (table) => `create trigger ${table}_keep_reference before update of reference on ${table} for each row
      when (old.reference is not null and old.reference is distinct from new.reference)
      execute function keep_reference()`,
  ),
];

const companyReferences: Migration = [
  statements(...COMPANY_REFERENCES_STATEMENTS),
  ...TABLES.map((table) =>
    fillInBatches({
      table,
      fill: (within) => `update ${table} set reference = id::text where reference is null and ${within}`,
    }),
  ),
  createIndex({ name: 'units_by_number', on: 'on units (building_id, number)', unique: true }),
];

const companyActions = statements(
  // Audit trail of the company's commands. Commands that move money also write operator_actions.
  `create table company_actions (
    id uuid primary key,
    command text not null,
    subject text not null,
    changes jsonb not null,
    by text not null check (by <> ''),
    reason text not null check (reason <> ''),
    at timestamptz not null)`,
  `create index company_actions_newest on company_actions (at desc, id)`,
  `create function refuse_change_of_actions() returns trigger language plpgsql as $$ begin
    raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
  end $$`,
  ...['company_actions', 'operator_actions'].map(
    (table) => `create trigger ${table}_stay before update or delete or truncate on ${table}
      for each statement execute function refuse_change_of_actions()`,
  ),
);

const shippedOrders: Migration = [statements(`alter table orders add column shipped_at timestamptz`)];

export const from033: Migrations = {
  '033_job_days': jobDays,
  '034_dead_letters': deadLetters,
  '037_idle_sessions': idleSessions,
  '038_rate_limits': rateLimits,
  '039_known_devices': knownDevices,
  '042_payments_by_moment': paymentsByMoment,
  '043_imported_payments': [importedPayments],
  '050_payment_tickets': [paymentTickets],
  '060_laundromats': [laundromats],
  '070_prices': [prices],
  '071_notification_preferences': [notificationPreferences],
  '080_password_resets': [passwordResets],
  '081_administrators': [administrators],
  '090_company_references': companyReferences,
  '091_company_actions': [companyActions],
  '092_shipped_orders': shippedOrders,
};
