import { createIndex, statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
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
export const machines: Migration = [
  statements(...STATEMENTS),
  createIndex({
    name: 'uses_by_controller',
    on: 'on uses (controller_id, controller_use_id) where controller_id is not null',
    unique: true,
  }),
  createIndex({ name: 'cards_by_building', on: 'on cards (building_id)' }),
];
