import { testCompany } from '@laundry/sandbox';
import { montevideoDay } from '@laundry/strings/format';
import { FIRST_CHANNEL } from '@laundry/api-contract';
import pg from 'pg';

/** The only administrator of the data's administration. */
export const ADMINISTRATOR = { email: 'bench@demo.example', password: 'Lavadero2026' } as const;

/** The benchmarks' company. It has so many cards that the load reaches no card's limit of creations. */
export const COMPANY = testCompany({
  name: 'Bench',
  account: ADMINISTRATOR,
  buildings: 50,
  units: 40,
  firstCard: 30_000_000,
  balance: 1_000_000,
  items: 12,
});

/** The building that has half of the uses. */
const BUSY_BUILDING = COMPANY.buildings[0]?.id ?? '';

/** The codes of the cards, building by building. */
const CARDS = COMPANY.buildings.flatMap(({ units }) => units.map(({ card }) => card));

/** The code of the n-th card. */
export const cardCode = (index: number): string => CARDS[index % CARDS.length] ?? '';

const DAY_MS = 86_400_000;

/** The query of both reports and their calls for the last whole days of the busy building. */
export const lastDays = (days: number): string =>
  new URLSearchParams({
    from: montevideoDay(new Date(Date.now() - days * DAY_MS)),
    to: montevideoDay(new Date(Date.now() - DAY_MS)),
    building: BUSY_BUILDING,
  }).toString();

/** How many records a database gets. */
export interface Amounts {
  readonly uses: number;
  readonly transactions: number;
  /** Buildings in addition to those of the import; each gets as many transactions as the busy one. */
  readonly otherBuildings?: number;
}

/** How many days back uses and transactions reach. */
export const DAYS = 400;

/** Inserts uses by time, each with machine and card of one building, and counts them as the API does. */
const USES = `
with shared as (
  select i, (random() * 1e6)::int as machine, (random() * 1e6)::int as card, random() as luck,
    case when i % 2 = 0 then $2::uuid else buildings.id end as building_id
  from generate_series(1, $1::int) as i
  join (select id, row_number() over (order by id) - 1 as place from buildings) as buildings
    on buildings.place = (i / 2) % (select count(*) from buildings)),
machines_placed as (
  select id, machine_type, building_id, row_number() over (partition by building_id order by id) - 1 as place,
    count(*) over (partition by building_id) as all_of_it
  from machines),
cards_placed as (
  select uid, unit_id, building_id, row_number() over (partition by building_id order by uid) - 1 as place,
    count(*) over (partition by building_id) as all_of_it
  from cards),
used as (
  insert into uses (administration_id, building_id, machine_id, unit_id, card_uid, at, machine_type, result)
  select buildings.administration_id, shared.building_id, machines_placed.id, cards_placed.unit_id, cards_placed.uid,
    now() - make_interval(secs => ${DAYS}::float8 * 86400 * (1 - i::float8 / $1::int)), machines_placed.machine_type,
    case when luck < 0.94 then 'Exitoso' else 'Saldo insuficiente' end
  from shared
  join buildings on buildings.id = shared.building_id
  join machines_placed on machines_placed.building_id = shared.building_id
    and machines_placed.place = shared.machine % machines_placed.all_of_it
  join cards_placed on cards_placed.building_id = shared.building_id
    and cards_placed.place = shared.card % cards_placed.all_of_it
  order by i
  returning administration_id, building_id, day, machine_id, unit_id, succeeded, machine_type),
prices as (
  insert into uses_at_prices (administration_id, building_id, day, unit_id, machine_type, uses)
  select administration_id, building_id, day, unit_id, machine_type, count(*)
  from used where succeeded group by administration_id, building_id, day, unit_id, machine_type)
insert into uses_by_day (administration_id, building_id, day, machine_id, unit_id, uses, succeeded)
select administration_id, building_id, day, machine_id, unit_id, count(*), count(*) filter (where succeeded)
from used group by administration_id, building_id, day, machine_id, unit_id`;

/** Inserts the further buildings of a company that has grown, with one card each. */
const OTHERS = [
  `insert into buildings (id, administration_id, name, splitting, price_customer_cents, machine_rate_cents, income_share_bp)
   select gen_random_uuid(), (select id from administrations limit 1), 'Other ' || i, false, 16000, 12000, 2500
   from generate_series(1, $1::int) as i`,
  `insert into prices (building_id, machine_type, valid_from, price_customer_cents, machine_rate_cents)
   select id, machine_type, '-infinity', 16000, 12000
   from buildings, (values ('WASHER'), ('DRYER')) as kinds (machine_type) where name like 'Other %' and $1::int > 0`,
  `insert into cards (uid, building_id, state, balance_cents)
   select (60000000 + row_number() over (order by id))::text, id, 'active', 0
   from buildings where name like 'Other %' and $1::int > 0`,
];

/** Inserts transactions. The busy building's are spread over its cards, whose keys are 0, -1, -2, … */
const TRANSACTIONS = `
with placed as (
  select uid, building_id, 1 - row_number() over (order by uid) as key from cards where building_id = $2::uuid
  union all
  select uid, building_id, row_number() over (order by uid) from cards where uid >= '60000000'),
busy as (select count(*) as cards from placed where key <= 0)
insert into transactions (id, card_uid, building_id, channel, amount_cents, currency, payer_name, payer_email,
  state, created_at, changed_at, approved_at, expires_at, confirmed_cents, income_share_bp)
select gen_random_uuid(), placed.uid, placed.building_id, '${FIRST_CHANNEL}', (1 + i % 19) * 10050, 858,
  'Bench ' || placed.uid, 'bench@correo.example', 'approved', at, at, at, at, (1 + i % 19) * 10050, 2500
from busy, generate_series(1, $1::int) as i
join placed on placed.key = case when i % ($3::int + 1) > 0 then i % ($3::int + 1)
  else -(i / ($3::int + 1) % (select cards from busy)) end
cross join lateral (select now() - make_interval(secs => ${DAYS}::float8 * 86400 * (1 - i::float8 / $1::int)) as at) as moment
order by i`;

/**
 * Fills a database that already has its buildings. Uses and transactions are spread evenly over the days
 * before now. The busy building has half of the uses and, with no other buildings, all transactions.
 */
export async function fill(url: string, { uses, transactions, otherBuildings = 0 }: Amounts): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select setseed(0.5)');
    // All references made here exist, so foreign keys need not be checked.
    await client.query('set session_replication_role = replica');
    await client.query(USES, [uses, BUSY_BUILDING]);
    for (const statement of OTHERS) await client.query(statement, [otherBuildings]);
    await client.query(TRANSACTIONS, [transactions, BUSY_BUILDING, otherBuildings]);
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
