import { fillInBatches, statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const KEY = 'building_id, day, unit_id, machine_type, price_cents, administration_id';
const COLUMNS = `administration_id, building_id, day, unit_id, machine_type, price_cents, uses`;
const ADDED = `on conflict (${KEY}) do update set uses = kept.uses + excluded.uses`;
const PRICE = (building: string, type: string, day: string) =>
  `(select price_customer_cents from prices where building_id = ${building} and machine_type = ${type}
    and valid_from <= ${day} order by valid_from desc limit 1)`;

const STATEMENTS = [
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
export const usesAtPrices: Migration = [
  statements(...STATEMENTS),
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
