import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // A month that an administration was settled for. It is kept as it was, for ever (D80).
  `create table closed_months (
    administration_id uuid not null references administrations,
    month date not null check (extract(day from month) = 1),
    closed_at timestamptz not null,
    closed_by text not null check (closed_by <> ''),
    primary key (administration_id, month))`,
  // The sums and unit lines of each of its buildings, and the ids of the rows that were counted.
  `create table closed_buildings (
    administration_id uuid not null,
    month date not null,
    building_id uuid not null references buildings,
    name text not null,
    sharing boolean not null,
    uses_cents bigint not null,
    prepaid_cents bigint not null,
    share_cents bigint not null,
    prepaid_count integer not null,
    uses jsonb not null,
    use_ids bigint[] not null,
    payment_numbers bigint[] not null,
    change_ids bigint[] not null,
    primary key (administration_id, month, building_id),
    foreign key (administration_id, month) references closed_months)`,
  // What changed in a closed month afterwards, in the month in which it was found: the one of its moment.
  `create table adjustments (
    id bigint primary key generated always as identity,
    administration_id uuid not null,
    month date not null,
    building_id uuid not null references buildings,
    cause text not null,
    by text not null check (by <> ''),
    at timestamptz not null,
    uses_cents bigint not null,
    prepaid_cents bigint not null,
    share_cents bigint not null,
    foreign key (administration_id, month) references closed_months)`,
  `create index adjustments_by_moment on adjustments (administration_id, at)`,
  `create index adjustments_by_month on adjustments (administration_id, month, building_id)`,
  ...['closed_months', 'closed_buildings', 'adjustments'].map(
    (table) => `create trigger ${table}_stay before update or delete or truncate on ${table}
      for each statement execute function refuse_change_of_actions()`,
  ),
];

export const closedMonths: Migration = [statements(...STATEMENTS)];
