import pg from 'pg';
import { fillMonths, writeUses } from '../monthsOfBuildings.ts';
import { BUSY_BUILDING, SETTLING } from './buildings.ts';

/** How many records the database gets, and how many days back they reach. */
export interface Amounts {
  readonly uses: number;
  readonly transactions: number;
  readonly days: number;
}

/** In chronological order, each at a machine and with a card of the same building. */
const USES = writeUses(`
with shared as (
  select i, (random() * 1e6)::int as machine, (random() * 1e6)::int as card, random() as luck,
    case when i % 2 = 0 then $3::uuid else buildings.id end as building_id
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
  from cards)
select buildings.administration_id, shared.building_id, machines_placed.id, cards_placed.unit_id, cards_placed.uid,
  now() - make_interval(secs => $2::float8 * 86400 * (1 - i::float8 / $1::int)), machines_placed.machine_type,
  case when luck < 0.94 then 'Exitoso' else 'Saldo insuficiente' end
from shared
join buildings on buildings.id = shared.building_id
join machines_placed on machines_placed.building_id = shared.building_id
  and machines_placed.place = shared.machine % machines_placed.all_of_it
join cards_placed on cards_placed.building_id = shared.building_id
  and cards_placed.place = shared.card % cards_placed.all_of_it
order by i`);

const TRANSACTIONS = `
insert into transactions (id, card_uid, building_id, channel, amount_cents, currency, payer_name, payer_email,
  state, created_at, changed_at, approved_at, expires_at, confirmed_cents, income_share_bp)
select gen_random_uuid(), cards.uid, cards.building_id, 'MercadoPagos', (1 + i % 20) * 10050, 858,
  'Bench ' || cards.uid, 'bench@correo.example', 'approved', at, at, at, at, (1 + i % 20) * 10050, 2500
from generate_series(1, $1::int) as i
join (select uid, building_id, row_number() over (order by uid) - 1 as place, count(*) over () as all_of_it
  from cards where building_id = $3::uuid) as cards on cards.place = i % cards.all_of_it
cross join lateral (select now() - make_interval(secs => $2::float8 * 86400 * (1 - i::float8 / $1::int)) as at) as moment
order by i`;

/**
 * Fills a database that already has its buildings. Uses and transactions are spread evenly over the days
 * before now; half of the uses and all of the transactions belong to one building, so that its reports are
 * large. A second administration has fifty buildings and 100 000 uses of the last month.
 */
export async function fill(url: string, { uses, transactions, days }: Amounts): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select setseed(0.5)');
    // All references made here exist, so foreign keys need not be checked.
    await client.query('set session_replication_role = replica');
    await client.query(USES, [uses, days, BUSY_BUILDING]);
    await client.query(TRANSACTIONS, [transactions, days, BUSY_BUILDING]);
    await client.query('reset session_replication_role');
    await fillMonths(client, { administration: SETTLING, months: 1 });
  } finally {
    await client.end();
  }
}
