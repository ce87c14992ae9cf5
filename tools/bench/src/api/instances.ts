import { availableParallelism, loadavg } from 'node:os';
import { writeCards } from '../cards.ts';
import { atLeast, withoutTarget } from '../report.ts';
import type { Figure } from '../report.ts';
import { median, medianRatio } from '../web/statistics.ts';
import { creations } from './create.ts';
import { measureAlternately, measureLoad, mediansText } from './load.ts';
import type { Load } from './load.ts';
import type { BenchOptions } from './options.ts';
import { withStage } from './stage.ts';
import type { Server } from './stage.ts';

const LEAST_RATIO = 1.6;
/** Two instances, PostgreSQL, the simulators and the load need a core each. */
const CORES = 4;
const QUIET_LOAD = 1;

/** Creations by two instances over one database, compared with one instance. */
export const instanceRatio = ({ seconds, rounds }: BenchOptions): Promise<Figure[]> =>
  withStage(async (stage) => {
    const [busy = 0] = loadavg();
    const databaseUrl = await stage.createDatabase('instances');
    await stage.importInto(databaseUrl, writeCards);
    const first = await stage.startApi(databaseUrl);
    const second = await stage.startApi(databaseUrl);
    const load = (api: Server) => measureLoad(api, { ...creations, duration: seconds });
    const both = async (): Promise<Load> => {
      const loads = await Promise.all([load(first), load(second)]);
      return {
        perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0),
        p99Ms: Math.max(...loads.map(({ p99Ms }) => p99Ms)),
        processorMs: median(loads.map(({ processorMs }) => processorMs)),
      };
    };
    const { ones, others } = await measureAlternately(rounds, both, () => load(first));
    const [two, one] = [ones, others].map((loads) => loads.map(({ perSecond }) => perSecond));
    if (!two || !one) throw new Error('nothing was measured');
    const ratio = medianRatio(two, one);
    const allow = availableParallelism() >= CORES && busy < QUIET_LOAD;
    const name = 'transaction/create by two instances, to one';
    return [
      allow
        ? atLeast(name, ratio, LEAST_RATIO, '', 2)
        : withoutTarget(`${name} (needs ${CORES} quiet cores for ${LEAST_RATIO})`, ratio.toFixed(2)),
      withoutTarget('  two : one', `${mediansText(two, one, 0)} requests/s`),
    ];
  });
