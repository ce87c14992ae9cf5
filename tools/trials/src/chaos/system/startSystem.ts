import { freePort, untilReady } from '@laundry/sandbox/local';
import type { Closers } from '@laundry/sandbox/local';
import type { Tally } from '../faults.ts';
import type { ChaosOptions } from '../options.ts';
import type { Targets } from '../people/simulatePerson.ts';
import { startBalancer } from './balancer.ts';
import { supervise } from './supervisor.ts';
import { startSurroundings } from './surroundings.ts';

const INSTANCES = ['api-1', 'api-2'] as const;

interface SystemOptions {
  readonly folder: string;
  readonly options: ChaosOptions;
  readonly faults: Tally;
  readonly answers: Tally;
  readonly closers: Closers;
}

/** Starts two instances behind a balancer, over PostgreSQL, with faulty providers and mail server. */
export async function startSystem({ folder, options, faults, answers, closers }: SystemOptions) {
  const ports = await Promise.all(INSTANCES.map(freePort));
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const { origin } = closers.keep(await startBalancer(origins));
  const surroundings = await startSurroundings({ folder, origin, options, faults, closers });
  const { settings, simulators } = surroundings;
  const instances = INSTANCES.map((name, index) =>
    supervise(name, ['apps/api/src/main.ts'], {
      env: { ...settings, API_PORT: String(ports[index]) },
      folder,
    }),
  );
  closers.add(() => Promise.all(instances.map((instance) => instance.stop())));
  for (const each of origins) await untilReady(`${each}/readyz`);
  const targets: Targets = { api: origin, simulators, answers, faults };
  return { ...surroundings, targets, instances };
}
export type System = Awaited<ReturnType<typeof startSystem>>;
