import { atMost } from '../report.ts';
import type { Figure } from '../report.ts';
import { median } from '../web/statistics.ts';
import { lastDays } from './buildings.ts';
import type { UnderMeasure } from './underMeasure.ts';

const ROUNDS = 15;

/** The days in which the busy building has about 100 000 rows of each report. */
const REPORTS = { uses: 67, transactions: 400 } as const;

/**
 * Times the totals and subtotals of about 100 000 rows, computed in SQL, until the whole answer has arrived.
 */
export async function totals({ api, visitors }: UnderMeasure): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [report, days] of Object.entries(REPORTS)) {
    const url = `${api}/api/v1/reports/${report}/summary?${lastDays(days)}`;
    const times: number[] = [];
    let count = 0;
    for (let round = -1; round < ROUNDS; round++) {
      const from = performance.now();
      const answer = await fetch(url, { headers: { authorization: `Bearer ${visitors.token}` } });
      ({ count } = (await answer.json()) as { count: number });
      if (round >= 0) times.push(performance.now() - from);
    }
    figures.push(atMost(`totals and subtotals of ${count} ${report}`, median(times), 50, 'ms'));
  }
  return figures;
}
