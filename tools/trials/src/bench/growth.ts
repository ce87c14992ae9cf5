import { DAYS, lastDays } from './data.ts';
import { byTurns, compared } from './report.ts';
import type { Figure } from './report.ts';
import type { Api, Stage } from './stage.ts';

const SMALL = 100_000;
const CALLS_OF_A_ROUND = 8;
/** More transactions come from more buildings, as in a company that grows. */
const TRANSACTIONS_OF_A_BUILDING = 20_000;
const MAX_GROWTH = 1.3;
const MAX_DEPTH = 2;
const DEEP_PAGE = 1000;

/** Times a call until its whole answer has arrived, in ms. */
async function timeCall({ origin, token }: Api, path: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`${origin}/api/v1/reports/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - from;
}

/** A month's page in a large database compared with a small one, and a deep page with the first. */
export async function growth({ startApi, options: { rows, rounds } }: Stage): Promise<Figure[]> {
  const open = (name: string, count: number) =>
    startApi(name, {
      uses: count,
      transactions: count,
      otherBuildings: Math.max(1, Math.round(count / TRANSACTIONS_OF_A_BUILDING)) - 1,
    });
  const small = await open('small', SMALL);
  const large = await open('large', rows);
  const month = lastDays(30);
  const compare = async (name: string, one: [Api, string], other: [Api, string], target: number) => {
    const runs = await byTurns(
      rounds * CALLS_OF_A_ROUND,
      5,
      () => timeCall(...one),
      () => timeCall(...other),
    );
    return compared(name, runs, (ms) => ms, target);
  };
  const grown = (name: string, path: string) =>
    compare(`${name}, ${rows} rows : ${SMALL}`, [large, path], [small, path], MAX_GROWTH);
  const all = `uses?${lastDays(DAYS)}`;
  return [
    ...(await grown("a month's page of uses", `uses?${month}`)),
    ...(await grown("a month's transactions of a building", `transactions?${month}`)),
    ...(await compare(
      `page ${DEEP_PAGE} of uses : the first`,
      [large, `${all}&page=${DEEP_PAGE}`],
      [large, all],
      MAX_DEPTH,
    )),
  ];
}
