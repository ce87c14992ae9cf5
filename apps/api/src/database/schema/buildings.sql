-- Buildings with their prices, units, machines, cards and residents.

create table buildings (
  id uuid primary key,
  administration_id uuid not null references administrations,
  name text not null,
  splitting boolean not null,
  price_customer_cents bigint not null check (price_customer_cents >= 0),
  machine_rate_cents bigint not null check (machine_rate_cents >= 0),
  special_rate_message text,
  income_share_bp integer not null check (income_share_bp between 0 and 10000),
  reference text unique check (reference <> ''),
  -- Whether a successful use takes its price from the card or is paid with the building's expenses (D61).
  billing text not null default 'prepaid' check (billing in ('prepaid', 'postpaid')),
  unique (id, administration_id));
create index buildings_by_administration on buildings (administration_id, name);
create trigger buildings_named before insert on buildings for each row execute function give_reference();
create trigger buildings_keep_reference before update of reference on buildings for each row
  when (old.reference is not null and old.reference is distinct from new.reference)
  execute function keep_reference();

-- Whose a building is on each Montevideo day (D81).
create table building_administrations (
  building_id uuid not null references buildings,
  administration_id uuid not null references administrations,
  from_day date not null,
  -- The first day that is not the administration's any more.
  until_day date not null default 'infinity',
  -- Whether the residents until the first day are still to be taken out.
  without_residents boolean not null default false,
  primary key (building_id, from_day),
  check (from_day < until_day));
create index building_administrations_by_administration on building_administrations (administration_id, building_id);
create function keep_first_administration() returns trigger language plpgsql as $$ begin
  insert into building_administrations values (new.id, new.administration_id, '-infinity');
  return null;
end $$;
create trigger building_owned after insert on buildings
  for each row execute function keep_first_administration();
create function require_administration_of_days() returns trigger language plpgsql as $$ begin
  if not exists (select from building_administrations where building_id = new.id
    and administration_id = new.administration_id and until_day = 'infinity')
  then raise exception 'building_administrations does not say from which day building % is administration %''s',
    new.id, new.administration_id;
  end if;
  return new;
end $$;
create trigger building_moved before update of administration_id on buildings for each row
  when (old.administration_id <> new.administration_id) execute function require_administration_of_days();

-- The price of a use per type of machine, valid from a Montevideo day until the next price (D53).
create table prices (
  building_id uuid not null references buildings,
  machine_type text not null check (machine_type in ('WASHER', 'DRYER')),
  valid_from date not null,
  price_customer_cents bigint not null check (price_customer_cents >= 0),
  machine_rate_cents bigint not null check (machine_rate_cents >= 0),
  primary key (building_id, machine_type, valid_from));
-- A building's first price is valid without a first day, a changed one from that day on.
create function keep_prices() returns trigger language plpgsql as $$ begin
  insert into prices (building_id, machine_type, valid_from, price_customer_cents, machine_rate_cents)
  select new.id, machine_type,
    case tg_op when 'INSERT' then '-infinity' else (now() at time zone 'America/Montevideo')::date end,
    new.price_customer_cents, new.machine_rate_cents
  from (values ('WASHER'), ('DRYER')) as kinds (machine_type)
  on conflict (building_id, machine_type, valid_from) do update set
    price_customer_cents = excluded.price_customer_cents, machine_rate_cents = excluded.machine_rate_cents;
  return null;
end $$;
create trigger building_priced after insert on buildings for each row execute function keep_prices();
create trigger building_priced_anew after update on buildings for each row
  when ((old.price_customer_cents, old.machine_rate_cents)
    is distinct from (new.price_customer_cents, new.machine_rate_cents))
  execute function keep_prices();

-- Public data of a building. A building without a row is not listed publicly.
create table laundromats (
  building_id uuid primary key references buildings,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  street_address text not null,
  neighbourhood text not null,
  city text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  opening_hours text[] not null,
  check ((latitude is null) = (longitude is null)));

create table units (
  id uuid primary key,
  building_id uuid not null references buildings,
  number text not null);
create index units_by_building on units (building_id);
create unique index units_by_number on units (building_id, number);

create table machines (
  id uuid primary key,
  building_id uuid not null references buildings,
  machine_type text not null check (machine_type in ('WASHER', 'DRYER')),
  sort_index integer not null,
  serial_number text not null,
  reference text unique check (reference <> ''));
create index machines_by_building on machines (building_id, sort_index);
create trigger machines_named before insert on machines for each row execute function give_reference();
create trigger machines_keep_reference before update of reference on machines for each row
  when (old.reference is not null and old.reference is distinct from new.reference)
  execute function keep_reference();

create table cards (
  uid text primary key check (uid ~ '^[0-9]{8}$'),
  building_id uuid not null references buildings,
  unit_id uuid references units,
  state text not null check (state in ('active', 'lost')),
  balance_cents bigint not null,
  -- Refers to ledger_accounts (ledger.sql).
  ledger_account_id bigint unique,
  -- The transaction that last changed what controllers download of the card, and when it was blocked.
  changed_xid xid8 not null default '0',
  blocked_at timestamptz);
create index cards_by_building on cards (building_id);
create function keep_card_change() returns trigger language plpgsql as $$ begin
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
end $$;
-- PostgreSQL fires triggers in the order of their names, and this one must follow cards_balance_of_ledger.
create trigger cards_changed before insert or update on cards for each row execute function keep_card_change();

create table residents (
  id uuid primary key,
  building_id uuid not null references buildings,
  firstname text not null,
  lastname text not null,
  email text not null,
  reference text not null,
  created_at timestamptz not null,
  validated_at timestamptz,
  administration_id uuid not null,
  creation_key uuid,
  -- At most one invitation can be used: a newer one takes the place of the one before.
  invitation_hash text unique,
  invitation_expires_at timestamptz,
  foreign key (building_id, administration_id) references buildings (id, administration_id) on update cascade,
  unique (administration_id, creation_key));
create index residents_by_building on residents (building_id, created_at desc);
create index residents_by_email on residents (lower(email));
-- An e-mail is unique within an administration; another administration may have it too (D28).
create unique index residents_by_administration on residents (administration_id, lower(email));
