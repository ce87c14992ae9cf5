import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const KINDS = `(values ('WASHER'), ('DRYER')) as kinds (machine_type)`;
const COLUMNS = `building_id, machine_type, valid_from, price_customer_cents, machine_rate_cents`;

const STATEMENTS = [
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
];

export const prices: Migration = [statements(...STATEMENTS)];
