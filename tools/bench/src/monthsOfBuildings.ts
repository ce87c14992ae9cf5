import { montevideoDay } from '@laundry/format';
import type pg from 'pg';

export const BUILDINGS = 50;
export const USES_OF_A_MONTH = 100_000;
const TRANSACTIONS_OF_A_MONTH = 10_000;

/** The first card's code; the others follow it. */
const FIRST_CARD = 40_000_000;

/** Views of an administration's buildings and cards, numbered by position. */
const VIEWS = (administration: string) => [
  `create temporary view own as select * from buildings where administration_id = '${administration}'`,
  `create temporary view own_cards as select cards.*, row_number() over (order by uid) as place
   from cards join own on own.id = cards.building_id`,
];

const PLACES = (administration: string, months: number) => [
  `insert into buildings (id, administration_id, name, splitting, price_customer_cents, machine_rate_cents, income_share_bp)
   select gen_random_uuid(), '${administration}', 'Bench ' || i, false, 16000 + i * 50, 12000, 2500
   from generate_series(1, ${BUILDINGS}) as i`,
  // Prices change in the middle of every month.
  `insert into prices (building_id, machine_type, valid_from, price_customer_cents, machine_rate_cents)
   select id, kind, month::date + 14, 17000 + random() * 5000, 12000
   from own, unnest(array['WASHER', 'DRYER']) as kind,
     generate_series(date_trunc('month', now()) - interval '${months} months', now(), '1 month') as month`,
  `insert into machines (id, building_id, machine_type, sort_index, serial_number)
   select gen_random_uuid(), id, case when i < 4 then 'WASHER' else 'DRYER' end, i, 'BN-' || i
   from own, generate_series(1, 5) as i`,
  `insert into units (id, building_id, number) select gen_random_uuid(), id, i::text
   from own, generate_series(1, 40) as i`,
  `insert into cards (uid, building_id, unit_id, state, balance_cents)
   select (${FIRST_CARD} + row_number() over ())::text, building_id, units.id, 'active', 0
   from units join own on own.id = units.building_id`,
];

/** Moments spread evenly over the months before this one, and over buildings, machines and cards. */
const MOMENTS = (months: number) => `
  select i, 1 + i::bigint * 7919 % 2000 as place, 1 + i * 31 % 5 as sort_index,
    date_trunc('month', now()) - interval '${months} months' * (i::float8 / $1::int) as at
  from generate_series(1, $1::int) as i`;

/** Inserts the uses of a select and counts them, as the API does (queries/machines/writeUses.ts). */
export const writeUses = (select: string) => `
with used as (
  insert into uses (administration_id, building_id, machine_id, unit_id, card_uid, at, machine_type, result) ${select}
  returning administration_id, building_id, day, machine_id, unit_id, succeeded, machine_type),
prices as (
  insert into uses_at_prices (administration_id, building_id, day, unit_id, machine_type, uses)
  select administration_id, building_id, day, unit_id, machine_type, count(*)
  from used where succeeded group by administration_id, building_id, day, unit_id, machine_type)
insert into uses_by_day (administration_id, building_id, day, machine_id, unit_id, uses, succeeded)
select administration_id, building_id, day, machine_id, unit_id, count(*), count(*) filter (where succeeded)
from used group by administration_id, building_id, day, machine_id, unit_id
order by building_id, day, machine_id, unit_id`;

const USES = (administration: string, months: number) =>
  writeUses(`
select '${administration}'::uuid, card.building_id, machine.id, card.unit_id, card.uid, at, machine.machine_type,
  case when random() < 0.94 then 'Exitoso' else 'Sin agua' end
from (${MOMENTS(months)}) as moment
join own_cards as card on card.place = moment.place
join machines as machine on machine.building_id = card.building_id and machine.sort_index = moment.sort_index`);

const TRANSACTIONS = (months: number) => `
insert into transactions (id, card_uid, building_id, channel, amount_cents, currency, payer_name, payer_email,
  state, created_at, changed_at, approved_at, expires_at, confirmed_cents, income_share_bp)
select gen_random_uuid(), card.uid, card.building_id, 'MercadoPagos', 40000, 858, 'Bench', 'bench@correo.example',
  'approved', at, at, at, at, 40000, 2500
from (${MOMENTS(months)}) as moment
join own_cards as card on card.place = moment.place`;

/** Gives an administration fifty buildings with 100 000 uses in each of the last months. */
export async function fillMonths(
  client: pg.Client,
  { administration, months }: { administration: string; months: number },
): Promise<void> {
  await client.query('select setseed(0.5)');
  for (const statement of [...VIEWS(administration), ...PLACES(administration, months)])
    await client.query(statement);
  await client.query(USES(administration, months), [USES_OF_A_MONTH * months]);
  await client.query('set session_replication_role = replica');
  await client.query(TRANSACTIONS(months), [TRANSACTIONS_OF_A_MONTH * months]);
  await client.query('reset session_replication_role');
  await client.query('vacuum analyze');
}

/** The last whole month in Montevideo, YYYY-MM. */
export function lastMonth(): string {
  const first = new Date(`${montevideoDay(new Date()).slice(0, 'YYYY-MM'.length)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - 1);
  return first.toISOString().slice(0, 'YYYY-MM'.length);
}
