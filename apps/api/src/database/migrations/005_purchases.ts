import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  `alter table transactions
    alter column card_uid drop not null,
    alter column building_id drop not null,
    add column purpose text not null default 'topup' check (purpose in ('topup', 'purchase')),
    -- Credit goes to a card; an accessory concerns neither a card nor a building.
    add check ((purpose = 'topup') = (card_uid is not null) and (purpose = 'topup') = (building_id is not null))`,
  `alter table creation_windows drop constraint creation_windows_card_uid_fkey`,
  `alter table creation_windows rename column card_uid to counted`,
  `create table purchases (
    transaction_id uuid primary key references transactions,
    item_id uuid not null references branding_items,
    item_name text not null,
    item_reference text not null,
    unit_price_cents bigint not null check (unit_price_cents > 0),
    quantity integer not null check (quantity > 0),
    address text not null,
    phone text not null)`,
  `create table orders (
    number bigint generated always as identity primary key,
    -- A purchase is ordered once, whatever the code above does.
    transaction_id uuid not null unique references purchases,
    placed_at timestamptz not null,
    cancelled_at timestamptz)`,
];

export const purchases: Migration = [statements(...STATEMENTS)];
