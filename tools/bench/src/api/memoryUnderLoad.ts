import { setTimeout as wait } from 'node:timers/promises';
import { writeCards } from '../cards.ts';
import { residentMib } from '../processUsage.ts';
import { atMost, below, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import { median } from '../web/statistics.ts';
import { creations } from './create.ts';
import { measureLoad } from './load.ts';
import type { BenchOptions } from './options.ts';
import { withStage } from './stage.ts';

const MAX_MIB = 200;
/** The last quarter's memory may be this multiple of the second quarter's; the first quarter warms up. */
const MAX_GROWTH = 1.1;
const SAMPLE_EVERY_MS = 1_000;
const SECONDS_PER_MINUTE = 60;

/** Resident memory of one instance while it makes payments as fast as it can. */
export const memoryUnderLoad = ({ soak }: BenchOptions): Promise<Figure[]> =>
  withStage(async (stage) => {
    const databaseUrl = await stage.createDatabase('memory');
    await stage.importInto(databaseUrl, writeCards);
    const api = await stage.startApi(databaseUrl, { RECONCILE_EVERY_MS: '5000', MAIL_EVERY_MS: '1000' });
    const start = await residentMib(api.pid);
    const samples: number[] = [];
    const sampling = new AbortController();
    const takeSamples = async () => {
      while (!sampling.signal.aborted) {
        samples.push(await residentMib(api.pid));
        await wait(SAMPLE_EVERY_MS, undefined, { signal: sampling.signal }).catch(() => undefined);
      }
    };
    const sampled = takeSamples();
    const { perSecond } = await measureLoad(api, {
      ...creations,
      duration: Math.round(soak * SECONDS_PER_MINUTE),
    });
    sampling.abort();
    await sampled;
    const quarter = Math.floor(samples.length / 4);
    const growth = median(samples.slice(-quarter)) / median(samples.slice(quarter, 2 * quarter));
    return [
      below('resident memory of an instance after load', await residentMib(api.pid), MAX_MIB, 'MiB'),
      atMost(`its last quarter to its second, in ${soak} min`, growth, MAX_GROWTH, '', 2),
      withoutTarget('  before any load', `${start.toFixed(0)} MiB`),
      withoutTarget('  at most', `${Math.max(...samples).toFixed(0)} MiB`),
      withoutTarget('  at', `${perSecond.toFixed(0)} requests/s`),
    ];
  });
