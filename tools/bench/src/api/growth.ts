import pg from 'pg';
import { fill } from '../portal/fill.ts';
import { lastDays, BUSY_BUILDING, writeBuildings } from '../portal/buildings.ts';
import { atMost, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import { median, medianRatio } from '../web/statistics.ts';
import type { BenchOptions } from './options.ts';
import { signIn } from './signIn.ts';
import { withStage } from './stage.ts';
import type { Stage } from './stage.ts';

const SMALL = 100_000;
const DAYS = 400;
const ROUNDS = 60;
/**
 * The transactions of the measured building; those beyond belong to other buildings, as in a company that
 * grows.
 */
const TRANSACTIONS_OF_A_BUILDING = 20_000;
const MAX_GROWTH = 1.3;
const MAX_DEPTH = 2;
const DEEP_PAGE = 1000;

/** The busy building comes first. There are as many other buildings, with one card each, as the rows need. */
const BUILDINGS = `
insert into buildings (id, administration_id, name, splitting, price_customer_cents, machine_rate_cents, income_share_bp)
select gen_random_uuid(), (select id from administrations limit 1), 'Other ' || i, false, 16000, 12000, 2500
from generate_series(1, $1::int) as i`;
const PRICES = `
insert into prices (building_id, machine_type, valid_from, price_customer_cents, machine_rate_cents)
select id, machine_type, '-infinity', 16000, 12000
from buildings, (values ('WASHER'), ('DRYER')) as kinds (machine_type) where name like 'Other %'`;
const CARDS = `
insert into cards (uid, building_id, state, balance_cents)
select (60000000 + row_number() over (order by id))::text, id, 'active', 0 from buildings where name like 'Other %'`;
const TRANSACTIONS = `
insert into transactions (id, card_uid, building_id, channel, amount_cents, currency, payer_name, payer_email,
  state, created_at, changed_at, approved_at, expires_at, confirmed_cents, income_share_bp)
select gen_random_uuid(), cards.uid, cards.building_id, 'MercadoPagos', (1 + i % 19) * 10050, 858,
  'Bench ' || cards.uid, 'bench@correo.example', 'approved', at, at, at, at, (1 + i % 19) * 10050, 2500
from generate_series(1, $1::int) as i
join (select uid, building_id, row_number() over (order by uid) - 1 as place, count(*) over () as all_of_it
  from (select distinct on (building_id) uid, building_id from cards
    where building_id = $3::uuid or uid >= '60000000' order by building_id, uid) as one_each) as cards
  on cards.place = i % cards.all_of_it
cross join lateral (select now() - make_interval(secs => $2::float8 * 86400 * (1 - i::float8 / $1::int)) as at) as moment
order by i`;

/** Makes a database with the given number of uses and of transactions. */
async function databaseOf(stage: Stage, rows: number): Promise<string> {
  const url = await stage.createDatabase(`rows_${rows}`);
  await stage.importInto(url, writeBuildings);
  await fill(url, { uses: rows, transactions: 0, days: DAYS });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(BUILDINGS, [Math.max(1, Math.round(rows / TRANSACTIONS_OF_A_BUILDING)) - 1]);
    await client.query(PRICES);
    await client.query(CARDS);
    await client.query(TRANSACTIONS, [rows, DAYS, BUSY_BUILDING]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  return url;
}

interface SignedInApi {
  readonly origin: string;
  readonly token: string;
}

/** Times a call until its whole answer has arrived, in ms. */
async function measureCall({ origin, token }: SignedInApi, path: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - from;
}

/** Runs two calls alternately. The first rounds only warm both up. */
async function compare(one: () => Promise<number>, other: () => Promise<number>) {
  const ones: number[] = [];
  const others: number[] = [];
  for (let round = -5; round < ROUNDS; round += 1) {
    const pair = [await one(), await other()] as const;
    if (round < 0) continue;
    ones.push(pair[0]);
    others.push(pair[1]);
  }
  const times = `${median(ones).toFixed(1)} : ${median(others).toFixed(1)} ms`;
  return { ratio: medianRatio(ones, others), times };
}

const USES = `/api/v1/reports/uses?${lastDays(30)}`;
const ALL_USES = `/api/v1/reports/uses?${lastDays(DAYS)}`;
const TRANSACTIONS_OF_A_MONTH = `/api/v1/reports/transactions?${lastDays(30)}`;

/** A month's page in a large database compared with a small one, and a deep page with the first. */
export const growth = ({ rows }: BenchOptions): Promise<Figure[]> =>
  withStage(async (stage) => {
    const ask = async (of: number): Promise<SignedInApi> => {
      const { origin } = await stage.startApi(await databaseOf(stage, of));
      return { origin, token: await signIn(origin, stage.simulators) };
    };
    const small = await ask(SMALL);
    const large = await ask(rows);
    const between = (path: string) =>
      compare(
        () => measureCall(large, path),
        () => measureCall(small, path),
      );
    const uses = await between(USES);
    const transactions = await between(TRANSACTIONS_OF_A_MONTH);
    const depth = await compare(
      () => measureCall(large, `${ALL_USES}&page=${DEEP_PAGE}`),
      () => measureCall(large, ALL_USES),
    );
    const rowsText = `${rows} rows : ${SMALL}`;
    return [
      atMost(`a month's page of uses, ${rowsText}`, uses.ratio, MAX_GROWTH, '', 2),
      withoutTarget('  large : small', uses.times),
      atMost(`a month's transactions, ${rowsText}`, transactions.ratio, MAX_GROWTH, '', 2),
      withoutTarget('  large : small', transactions.times),
      atMost(`page ${DEEP_PAGE} of uses to the first`, depth.ratio, MAX_DEPTH, '', 2),
      withoutTarget('  deep : first', depth.times),
    ];
  });
