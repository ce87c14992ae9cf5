import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { ADMINISTRATION, ADMINISTRATION_RECORDS } from '../portal/places.ts';
import { atMost, told } from '../report.ts';
import type { Figure } from '../report.ts';
import { median } from '../web/statistics.ts';
import type { BenchOptions } from './options.ts';
import { signIn } from './signIn.ts';
import { withStage } from './stage.ts';
import type { Stage } from './stage.ts';

const BUILDINGS = 50;
const MONTHS = 6;
const USES_OF_A_MONTH = 100_000;
const TRANSACTIONS_OF_A_MONTH = 10_000;
const ROUNDS = 20;
const MOST_MS = 200;

const PLACES = [
  `insert into buildings (id, administration_id, name, splitting, price_customer_cents, machine_rate_cents, income_share_bp)
   select gen_random_uuid(), '${ADMINISTRATION}', 'Bench ' || i, false, 16000 + i * 50, 12000, 2500
   from generate_series(1, ${BUILDINGS}) as i`,
  // A price that changes in the middle of every month.
  `insert into prices (building_id, machine_type, valid_from, price_customer_cents, machine_rate_cents)
   select id, kind, month::date + 14, 17000 + random() * 5000, 12000
   from buildings, unnest(array['WASHER', 'DRYER']) as kind,
     generate_series(date_trunc('month', now()) - interval '${MONTHS} months', now(), '1 month') as month`,
  `insert into machines (id, building_id, machine_type, sort_index, serial_number)
   select gen_random_uuid(), id, case when i < 4 then 'WASHER' else 'DRYER' end, i, 'BN-' || i
   from buildings, generate_series(1, 5) as i`,
  `insert into units (id, building_id, number) select gen_random_uuid(), id, i::text
   from buildings, generate_series(1, 40) as i`,
  `insert into cards (uid, building_id, unit_id, state, balance_cents)
   select (30000000 + row_number() over ())::text, building_id, id, 'active', 0 from units`,
];

/** Uses and transactions of the last months, spread evenly over time, buildings, machines and cards. */
const USES = `
insert into uses (building_id, machine_id, unit_id, card_uid, at, result)
select card.building_id, machine.id, card.unit_id, card.uid, at, case when random() < 0.94 then 'Exitoso' else 'Sin agua' end
from (select i, 1 + i::bigint * 7919 % 2000 as place, 1 + i * 31 % 5 as sort_index,
    date_trunc('month', now()) - interval '${MONTHS} months' * (i::float8 / $1::int) as at
  from generate_series(1, $1::int) as i) as moment
join (select *, row_number() over (order by uid) as place from cards) as card on card.place = moment.place
join machines as machine on machine.building_id = card.building_id and machine.sort_index = moment.sort_index`;
const TRANSACTIONS = `
insert into transactions (id, card_uid, building_id, channel, amount_cents, currency, payer_name, payer_email,
  state, created_at, changed_at, approved_at, expires_at, confirmed_cents, income_share_bp)
select gen_random_uuid(), card.uid, card.building_id, 'MercadoPagos', 40000, 858, 'Bench', 'bench@correo.example',
  'approved', at, at, at, at, 40000, 2500
from (select i, 1 + i::bigint * 7919 % 2000 as place,
    date_trunc('month', now()) - interval '${MONTHS} months' * (i::float8 / $1::int) as at
  from generate_series(1, $1::int) as i) as moment
join (select *, row_number() over (order by uid) as place from cards) as card on card.place = moment.place`;

async function fill(stage: Stage): Promise<string> {
  const url = await stage.createDatabase('settlement');
  await stage.importInto(url, (file) =>
    writeFile(file, ADMINISTRATION_RECORDS.map((row) => JSON.stringify(row)).join('\n')),
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select setseed(0.5)');
    for (const statement of PLACES) await client.query(statement);
    await client.query(USES, [USES_OF_A_MONTH * MONTHS]);
    await client.query('set session_replication_role = replica');
    await client.query(TRANSACTIONS, [TRANSACTIONS_OF_A_MONTH * MONTHS]);
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  return url;
}

/** The last whole month in Montevideo, YYYY-MM. */
function lastMonth(): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo' }).format(new Date());
  const first = new Date(`${day.slice(0, 'YYYY-MM'.length)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - 1);
  return first.toISOString().slice(0, 'YYYY-MM'.length);
}

/** A month's settlement of fifty buildings, and the first pages and totals of both reports over all of them: whole answers. */
export const settlement = (_options: BenchOptions): Promise<Figure[]> =>
  withStage(async (stage) => {
    const { origin } = await stage.startApi(await fill(stage));
    const token = await signIn(origin, stage.simulators);
    const month = lastMonth();
    const period = `from=${month}-01&to=${month}-28&building=all`;
    const paths = {
      "a month's settlement": `settlement?month=${month}&building=all`,
      'a page of uses of all buildings': `uses?${period}`,
      'totals of uses of all buildings': `uses/summary?${period}`,
      'transactions of all buildings': `transactions?${period}`,
    };
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(paths)) {
      const times: number[] = [];
      let bytes = 0;
      for (let round = -3; round < ROUNDS; round += 1) {
        const from = performance.now();
        const answer = await fetch(`${origin}/api/v1/reports/${path}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
        bytes = (await answer.arrayBuffer()).byteLength;
        if (round >= 0) times.push(performance.now() - from);
      }
      figures.push(
        atMost(
          `${name}, ${BUILDINGS} buildings, ${USES_OF_A_MONTH} uses a month`,
          median(times),
          MOST_MS,
          'ms',
        ),
        told('  its answer', `${(bytes / 1024).toFixed(0)} kB`),
      );
    }
    return figures;
  });
