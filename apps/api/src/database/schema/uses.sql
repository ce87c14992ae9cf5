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
  machine_type text,
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

-- A use that is inserted without its administration is completed and counted.
create function keep_use_of_version_before() returns trigger language plpgsql as $$ begin
  select administration_id into new.administration_id from buildings where id = new.building_id;
  insert into uses_by_day as kept (administration_id, building_id, day, machine_id, unit_id, uses, succeeded)
  values (new.administration_id, new.building_id, (new.at at time zone 'America/Montevideo')::date,
    new.machine_id, new.unit_id, 1, (new.result = 'Exitoso')::int)
  on conflict (building_id, day, machine_id, unit_id, administration_id) do update set uses = kept.uses + excluded.uses, succeeded = kept.succeeded + excluded.succeeded;
  return new;
end $$;
create trigger uses_of_version_before before insert on uses for each row
  when (new.administration_id is null) execute function keep_use_of_version_before();
-- A use that is inserted without its kind is completed and counted. What controllers report in a prepaid
-- building takes the price of its day.
create function complete_use_of_version_before() returns trigger language plpgsql as $$
declare
  used_on date := (new.at at time zone 'America/Montevideo')::date;
begin
  select machine_type into new.machine_type from machines where id = new.machine_id;
  if new.result = 'Exitoso' and new.controller_id is not null
    and (select billing from buildings where id = new.building_id) = 'prepaid' then
    new.price_cents := coalesce((select price_customer_cents from prices where building_id = new.building_id and machine_type = new.machine_type
  and valid_from <= used_on order by valid_from desc limit 1), 0);
  end if;
  if new.result = 'Exitoso' then
    insert into uses_at_prices as kept (administration_id, building_id, day, unit_id, machine_type, price_cents, uses)
    values (new.administration_id, new.building_id, used_on, new.unit_id, new.machine_type, new.price_cents, 1)
    on conflict (building_id, day, unit_id, machine_type, price_cents, administration_id) do update set uses = kept.uses + excluded.uses;
  end if;
  return new;
end $$;
-- PostgreSQL fires triggers in the order of their names, and this one must follow uses_of_version_before.
create trigger uses_without_kind before insert on uses for each row
  when (new.machine_type is null) execute function complete_use_of_version_before();
