-- Controllers of buildings, the uses that they report, and the numbers that are kept of them.

create table controllers (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  building_id uuid not null references buildings,
  created_at timestamptz not null,
  last_reported_at timestamptz,
  -- Whether the controller declared that its ids are consecutive numbers, so that gaps mean missing uses.
  numbered boolean not null default false,
  -- When it last called, whatever for.
  last_seen_at timestamptz);
create index controllers_by_building on controllers (building_id);

-- Signing keys of controllers, encrypted and not hashed, because verifying an HMAC needs the key itself.
create table controller_keys (
  id uuid primary key default gen_random_uuid(),
  controller_id text not null references controllers,
  encrypted_key text not null,
  created_at timestamptz not null,
  expires_at timestamptz);
create index controller_keys_by_controller on controller_keys (controller_id, created_at);

-- Reported uses that were refused, with the last reason, until they are accepted or deleted by age.
create table refused_uses (
  controller_id text not null references controllers,
  use_id text not null,
  reason text not null,
  machine text not null,
  card text not null,
  at timestamptz not null,
  refused_at timestamptz not null,
  primary key (controller_id, use_id));
create index refused_uses_by_age on refused_uses (refused_at);

create table uses (
  id bigint not null generated always as identity,
  building_id uuid not null references buildings,
  machine_id uuid not null references machines,
  unit_id uuid references units,
  card_uid text not null,
  at timestamptz not null,
  result text not null,
  -- The Montevideo day (D23) and the success of a use are generated columns, so that each rule has one place.
  day date not null generated always as ((at at time zone 'America/Montevideo')::date) stored,
  succeeded boolean not null generated always as (result = 'Exitoso') stored,
  controller_id text references controllers,
  controller_use_id text,
  -- The column by which uses and their numbers are distributed over several servers (ADR-12).
  administration_id uuid not null,
  -- The kind of machine that a use was made on, and what it took from its card (D80).
  machine_type text not null,
  price_cents bigint,
  primary key (id, administration_id));
create index uses_by_card on uses (card_uid, at desc);
-- Indexes in the order of the report's pages, so that the next page is found without sorting. The first one
-- covers the ids of a page over all buildings. Pages of a unit or a machine have few rows.
create index uses_by_building on uses (building_id, at desc, id desc) include (administration_id);
create index uses_by_unit on uses (building_id, unit_id, at desc, id desc);
create index uses_by_machine on uses (building_id, machine_id, at desc, id desc);
create unique index uses_by_controller on uses (controller_id, controller_use_id, administration_id)
  where controller_id is not null;

-- Numbers of uses, written together with the uses (queries/machines/machineUses.ts).
create table uses_by_day (
  building_id uuid not null references buildings,
  day date not null,
  machine_id uuid not null,
  unit_id uuid,
  uses integer not null,
  succeeded integer not null,
  administration_id uuid not null);
create unique index uses_by_day_key on uses_by_day (building_id, day, machine_id, unit_id, administration_id)
  nulls not distinct;

-- Successful uses per day, unit, kind of machine and kept price; a price of null is that of the day.
create table uses_at_prices (
  administration_id uuid not null,
  building_id uuid not null,
  day date not null,
  unit_id uuid,
  machine_type text not null,
  price_cents bigint,
  uses integer not null);
create unique index uses_at_prices_key
  on uses_at_prices (building_id, day, unit_id, machine_type, price_cents, administration_id) nulls not distinct;
