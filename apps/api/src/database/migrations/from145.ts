import { createIndex, dropIndex, fillInBatches, statements } from '../migrationSteps.ts';
import type { Migration, Migrations } from '../migrationSteps.ts';

const SHOP_PROCESS_IDS_STATEMENTS = [
  `alter table transactions add column shop_process_id bigint`,
  `create sequence shop_process_ids`,
  // 15 digits: milliseconds, so that a restored database does not use a number again, and two digits that
  // tell apart what begins in one millisecond.
  `create function next_shop_process_id(at timestamptz) returns bigint language sql volatile as
    $$ select floor(extract(epoch from at) * 1000)::bigint * 100 + nextval('shop_process_ids') % 100 $$`,
  // The version before sends Bancard the payment's own number.
  `create function keep_number_as_shop_process_id() returns trigger language plpgsql as $$ begin
    new.shop_process_id := new.number;
    return new;
  end $$`,
  `create trigger transactions_shop_process_id before insert on transactions for each row
    when (new.channel = 'Bancard' and new.shop_process_id is null)
    execute function keep_number_as_shop_process_id()`,
];

/** Gives Bancard's payments numbers that are never used again, not even by a restored database. */
const shopProcessIds: Migration = [
  statements(...SHOP_PROCESS_IDS_STATEMENTS),
  fillInBatches({
    table: 'transactions',
    fill: (within) =>
      `update transactions set shop_process_id = number
        where channel = 'Bancard' and shop_process_id is null and ${within}`,
  }),
  createIndex({
    name: 'transactions_by_shop_process_id',
    on: 'on transactions (shop_process_id) where shop_process_id is not null',
    unique: true,
  }),
];

/**
 * Reports go by the moment of confirmation (D79); one index serves rows and sums. The version before, whose
 * reports go by the creation, uses it by its buildings meanwhile.
 */
const transactionsByConfirmation: Migration = [
  createIndex({
    name: 'transactions_by_confirmation',
    on: `on transactions (building_id, approved_at desc, number desc)
      include (currency, confirmed_cents, income_share_bp) where state in ('approved', 'refunded')`,
  }),
  dropIndex('transactions_ever_confirmed'),
  dropIndex('transactions_ever_confirmed_by_day'),
];

const numberedUses = statements(
  // Whether the controller declared that its ids are consecutive numbers, so that gaps mean missing uses.
  `alter table controllers add column numbered boolean not null default false`,
);

/** Counts reports by card and by e-mail too. Both are null in rows of the version before. */
const reportShares: Migration = [
  statements(`alter table report_requests add column card_hash text, add column email_hash text`),
  createIndex({ name: 'report_requests_by_card', on: 'on report_requests (card_hash, at)' }),
  createIndex({ name: 'report_requests_by_email', on: 'on report_requests (email_hash, at)' }),
];

/** When a message that had no mail of its own goes into a digest; null where it needs none any more. */
const messageDigests: Migration = [
  statements(`alter table support_messages add column digest_at timestamptz`),
  createIndex({
    name: 'support_messages_to_digest',
    on: 'on support_messages (digest_at) where digest_at is not null',
  }),
];

/** Whose a building is on each Montevideo day (D81). */
const buildingAdministrations = statements(
  // `until_day` is the first day that is not the administration's any more.
  `create table building_administrations (
    building_id uuid not null references buildings,
    administration_id uuid not null references administrations,
    from_day date not null,
    until_day date not null default 'infinity',
    primary key (building_id, from_day),
    check (from_day < until_day)
  )`,
  `create index building_administrations_by_administration on building_administrations (administration_id, building_id)`,
  `create function keep_first_administration() returns trigger language plpgsql as $$ begin
    insert into building_administrations values (new.id, new.administration_id, '-infinity');
    return null;
  end $$`,
  `create trigger building_owned after insert on buildings for each row execute function keep_first_administration()`,
  `insert into building_administrations select id, administration_id, '-infinity' from buildings`,
  // Uses no longer go along with their building. The version before would change its administration for all
  // days, so its command is refused.
  `drop trigger building_moved on buildings`,
  `drop function move_uses_of_building`,
  `create function require_administration_of_days() returns trigger language plpgsql as $$ begin
    if not exists (select from building_administrations where building_id = new.id
      and administration_id = new.administration_id and until_day = 'infinity')
    then raise exception 'building_administrations does not say from which day building % is administration %''s',
      new.id, new.administration_id;
    end if;
    return new;
  end $$`,
  `create trigger building_moved before update of administration_id on buildings for each row
    when (old.administration_id <> new.administration_id) execute function require_administration_of_days()`,
);

const KEY = 'building_id, day, unit_id, machine_type, price_cents, administration_id';
const COLUMNS = `administration_id, building_id, day, unit_id, machine_type, price_cents, uses`;
const ADDED = `on conflict (${KEY}) do update set uses = kept.uses + excluded.uses`;
const PRICE = (building: string, type: string, day: string) =>
  `(select price_customer_cents from prices where building_id = ${building} and machine_type = ${type}
    and valid_from <= ${day} order by valid_from desc limit 1)`;

const USES_AT_PRICES_STATEMENTS = [
  // The kind of machine that a use was made on, and what it took from its card (D80).
  `alter table uses add column machine_type text, add column price_cents bigint`,
  // Successful uses per day, unit, kind of machine and kept price; a price of null is that of the day.
  `create table uses_at_prices (
    administration_id uuid not null,
    building_id uuid not null,
    day date not null,
    unit_id uuid,
    machine_type text not null,
    price_cents bigint,
    uses integer not null)`,
  `create unique index uses_at_prices_key on uses_at_prices (${KEY}) nulls not distinct`,
  // The version before inserts uses without their kind: they are completed and counted here. What its
  // controllers report in a prepaid building takes the price of its day.
  `create function complete_use_of_version_before() returns trigger language plpgsql as $$
  declare
    used_on date := (new.at at time zone 'America/Montevideo')::date;
  begin
    select machine_type into new.machine_type from machines where id = new.machine_id;
    if new.result = 'Exitoso' and new.controller_id is not null
      and (select billing from buildings where id = new.building_id) = 'prepaid' then
      new.price_cents := coalesce(${PRICE('new.building_id', 'new.machine_type', 'used_on')}, 0);
    end if;
    if new.result = 'Exitoso' then
      insert into uses_at_prices as kept (${COLUMNS})
      values (new.administration_id, new.building_id, used_on, new.unit_id, new.machine_type, new.price_cents, 1)
      ${ADDED};
    end if;
    return new;
  end $$`,
  // PostgreSQL fires triggers in the order of their names, and this one must follow uses_of_version_before.
  `create trigger uses_without_kind before insert on uses for each row
    when (new.machine_type is null) execute function complete_use_of_version_before()`,
];

/** Keeps each use's kind of machine and the price that its card paid, and counts uses by them. */
const usesAtPrices: Migration = [
  statements(...USES_AT_PRICES_STATEMENTS),
  fillInBatches({
    table: 'uses',
    fill: (within) => `with filled as (
        update uses set machine_type = machines.machine_type, price_cents = (
          select amount_cents from ledger_entries join ledger_rows on entry_id = ledger_entries.id
          where ledger_entries.kind = 'use' and ledger_entries.key = uses.id::text and amount_cents > 0)
        from machines where machines.id = uses.machine_id and uses.machine_type is null and ${within}
        returning uses.*)
      insert into uses_at_prices as kept (${COLUMNS})
      select administration_id, building_id, day, unit_id, machine_type, price_cents, count(*)
      from filled where succeeded group by ${KEY} order by ${KEY} ${ADDED}`,
  }),
];

const closedMonths = statements(
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
);

const deviceLinks = statements(
  // Whether the mailed link lets a device sign in, in place of setting a new password.
  `alter table password_requests add column for_device boolean not null default false`,
  `alter table password_resets add column for_device boolean not null default false`,
);

const residentsTakenOut = statements(
  // Whether the residents until the first day are still to be taken out.
  `alter table building_administrations add column without_residents boolean not null default false`,
);

const billingOfClosedMonths = statements(
  // How a building's uses were paid; null where a version before this one closed the month.
  `alter table closed_buildings add column billing text check (billing in ('prepaid', 'postpaid'))`,
);

const SUPPORT_CASES_STATEMENTS = [
  // The number of a failure report's case, short enough for the telephone; null for other messages (D89).
  `alter table support_messages add column case_number integer`,
  `create sequence support_cases as integer start 1001 owned by support_messages.case_number`,
];

const supportCases: Migration = [
  statements(...SUPPORT_CASES_STATEMENTS),
  createIndex({ name: 'support_messages_by_case', on: 'on support_messages (case_number)', unique: true }),
];

const controllersSeen = statements(
  // When a controller last called, whatever for; null until it calls a version that keeps it.
  `alter table controllers add column last_seen_at timestamptz`,
);

export const from145: Migrations = {
  '145_shop_process_ids': shopProcessIds,
  '150_transactions_by_confirmation': transactionsByConfirmation,
  '151_numbered_uses': [numberedUses],
  '152_report_shares': reportShares,
  '153_message_digests': messageDigests,
  '155_building_administrations': [buildingAdministrations],
  '160_uses_at_prices': usesAtPrices,
  '161_closed_months': [closedMonths],
  '165_device_links': [deviceLinks],
  '168_residents_taken_out': [residentsTakenOut],
  '169_billing_of_closed_months': [billingOfClosedMonths],
  '170_support_cases': supportCases,
  '175_controllers_seen': [controllersSeen],
};
