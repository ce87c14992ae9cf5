import { join } from 'node:path';
import { createRandom } from '@laundry/sandbox';
import { freePort, runChild, startPostgres, untilReady } from '@laundry/sandbox/local';
import type { createClosers } from '@laundry/sandbox/local';
import { startSimulators } from '@laundry/sandbox/simulators';
import type { ChaosOptions } from '../options.ts';
import type { Targets } from '../people/simulatePerson.ts';
import type { Tally } from '../tally.ts';
import { apiSettings } from './apiSettings.ts';
import { startBalancer } from './balancer.ts';
import { startMailServer } from './mailServer.ts';
import { startProviderProxy } from './providerProxy.ts';
import { writeRecords } from './records.ts';
import { supervise } from './supervisor.ts';

// A migration and two instances, on two cores beside other work.
const READY_WITHIN_MS = 240_000;
/** Providers repeat notifications ten times as fast as the simulators normally do. */
const PACE = 0.1;
const INSTANCES = ['api-1', 'api-2'] as const;

interface SystemOptions {
  readonly folder: string;
  readonly options: ChaosOptions;
  readonly faults: Tally;
  readonly answers: Tally;
  readonly closers: ReturnType<typeof createClosers>;
}

/** Starts two instances behind a balancer, with faulty providers and mails. `closers` stops all. */
export async function startSystem({ folder, options, faults, answers, closers }: SystemOptions) {
  const postgres = await startPostgres();
  closers.add(postgres.close);
  const ports = await Promise.all(INSTANCES.map(freePort));
  const balancer = await startBalancer(ports.map((port) => `http://127.0.0.1:${port}`));
  closers.add(balancer.close);
  const simulators = await startSimulators({
    port: 0,
    apiOrigin: balancer.origin,
    publicOrigin: balancer.origin,
    stateFile: join(folder, 'simulators/state.json'),
    pace: PACE,
  });
  closers.add(() => simulators.close());
  const simulatorsOrigin = `http://localhost:${simulators.port}`;
  const proxy = await startProviderProxy(simulatorsOrigin, {
    random: createRandom(options.seed + 1),
    share: options.providerFaults / 100,
    tally: faults,
  });
  closers.add(proxy.close);
  const mail = await startMailServer({
    random: createRandom(options.seed + 2),
    share: options.mailFaults / 100,
    tally: faults,
  });
  closers.add(mail.close);

  const settings = apiSettings({
    databaseUrl: postgres.url,
    origin: balancer.origin,
    providers: proxy.origin,
    browsers: simulatorsOrigin,
    smtp: mail.url,
  });
  const records = join(folder, 'records.ndjson');
  await writeRecords(records);
  await runChild(['apps/api/src/seed.ts', records], {
    env: settings,
    log: join(folder, 'import.log'),
    signal: AbortSignal.timeout(READY_WITHIN_MS),
  });
  const instances = INSTANCES.map((name, index) =>
    supervise({
      name,
      args: ['apps/api/src/main.ts'],
      env: { ...settings, API_PORT: String(ports[index]) },
      folder,
    }),
  );
  closers.add(async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
  });
  for (const port of ports)
    await untilReady(
      `http://127.0.0.1:${port}/readyz`,
      READY_WITHIN_MS,
      AbortSignal.timeout(READY_WITHIN_MS),
    );

  const targets: Targets = { api: balancer.origin, simulators: simulatorsOrigin, answers, faults };
  return {
    targets,
    postgres,
    instances,
    mail,
    databaseUrl: postgres.url,
    /** Ends all faults; what they did before stays. */
    repair: async (): Promise<void> => {
      proxy.repair();
      mail.repair();
      await fetch(`${simulatorsOrigin}/_control/reset`, { method: 'POST' });
    },
  };
}
export type System = Awaited<ReturnType<typeof startSystem>>;
