import { faultsOfLedger } from '../../src/queries/ledgerCheck/ledgerCheck.ts';
import { startController, reportedUse } from './controllers.ts';
import { IDS } from '../support/demoData.ts';
import { startReports } from '../reports/reports.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const PRICE_CENTS = 12_050;

/** The same row of numbers in [0, 1) for the same seed. */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return { next, below: (end: number) => Math.floor(next() * end) };
}

it.each([1, 20_261_122, 77])(
  'has balances, movements and totals agree whatever comes twice, late or in disorder (seed %d)',
  async (seed) => {
    const { next, below } = chance(seed);
    const reports = await startReports();
    const { app } = reports;
    try {
      const cards = ['70000001', '70000002', '70000003'];
      const opened = new Map(cards.map((uid, place) => [uid, place * 60_000]));
      for (const [uid, cents] of opened)
        await app.db
          .insertInto('cards')
          .values({ uid, building_id: IDS.plain, unit_id: null, state: 'active', balance_cents: cents })
          .execute();
      const controllers = [await startController(app, 'one'), await startController(app, 'two')] as const;
      const start = app.clock().getTime();
      // All of them late, so that each counts.
      const uses = Array.from({ length: 120 }, (_, place) => ({
        of: below(2) as 0 | 1,
        ...reportedUse(String(place), new Date(start - MINUTE * 10 - below(5 * 1440) * MINUTE), {
          card: cards[below(3)] ?? '',
          result: next() < 0.8 ? 'Exitoso' : 'Saldo insuficiente',
          machine: next() < 0.5 ? 'SN-1' : 'SN-2',
        }),
      }));
      const sent = new Set<string>();
      while (sent.size < uses.length) {
        const batches = Array.from({ length: 4 }, () => {
          const of = below(2) as 0 | 1;
          const from = uses.filter((use) => use.of === of);
          const batch = Array.from({ length: 1 + below(15) }, () => from[below(from.length)]).filter(
            (use) => use !== undefined,
          );
          for (const { id } of batch) sent.add(id);
          return { of, batch: batch.map(({ of: _of, ...use }) => use) };
        });
        const answers = await Promise.all(batches.map(({ of, batch }) => controllers[of].report(...batch)));
        expect(answers.flatMap(({ refused }) => refused)).toEqual([]);
      }
      const expected = (uid: string) => {
        const count = uses.filter(({ card, result }) => card === uid && result === 'Exitoso').length;
        return (opened.get(uid) ?? 0) - count * PRICE_CENTS;
      };
      for (const uid of cards) {
        const { balance, movements } = await app.account(uid);
        const moved = (movements as { amount: number }[]).reduce(
          (sum, { amount }) => sum + Math.round(amount * 100),
          0,
        );
        expect(Math.round(Number(balance) * 100)).toBe(expected(uid));
        expect(moved + (opened.get(uid) ?? 0)).toBe(expected(uid));
      }
      const day = (at: number) => new Date(at).toISOString().slice(0, 10);
      const query = { from: day(start - 7 * DAY), to: day(start), building: IDS.plain };
      expect(await reports.json('/api/v1/reports/uses/summary', query)).toMatchObject({ count: uses.length });
      const overdrawn = await app.db
        .selectFrom('discrepancies')
        .select('key')
        .where('kind', '=', 'overdrawn')
        .execute();
      expect(overdrawn.map(({ key }) => key).toSorted()).toEqual(cards.filter((uid) => expected(uid) < 0));
      expect(await faultsOfLedger(app.db)).toEqual([]);
    } finally {
      await reports.close();
    }
  },
);
