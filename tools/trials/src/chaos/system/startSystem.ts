import { join } from 'node:path';
import { createRandom, simulatorSettings } from '@laundry/sandbox';
import { freePort, importRecords, startPostgres, untilReady } from '@laundry/sandbox/local';
import type { Closers } from '@laundry/sandbox/local';
import { startSimulators } from '@laundry/sandbox/simulators';
import { simulatorUrls } from '@laundry/payment-channels/simulator';
import type { Tally } from '../faults.ts';
import type { ChaosOptions } from '../options.ts';
import type { Targets } from '../people/simulatePerson.ts';
import { startBalancer } from './balancer.ts';
import { COMPANY } from './company.ts';
import { startMailServer } from './mailServer.ts';
import { startProviderProxy } from './providerProxy.ts';
import { supervise } from './supervisor.ts';

/** Providers repeat notifications ten times as fast as the simulators normally do. */
const PACE = 0.1;
const INSTANCES = ['api-1', 'api-2'] as const;

interface SurroundingsOptions {
  readonly folder: string;
  /** The API's address, as browsers and providers know it. */
  readonly origin: string;
  readonly options: Pick<ChaosOptions, 'seed' | 'provider-faults' | 'mail-faults'>;
  readonly faults: Tally;
  readonly closers: Closers;
}

/** Starts a filled database, and providers and a mail server that fail now and then. */
export async function startSurroundings({ folder, origin, options, faults, closers }: SurroundingsOptions) {
  const postgres = closers.keep(await startPostgres());
  const simulators = closers.keep(
    await startSimulators({
      port: 0,
      apiOrigin: origin,
      publicOrigin: origin,
      stateFile: join(folder, 'simulators/state.json'),
      pace: PACE,
    }),
  );
  const faulty = (name: 'provider-faults' | 'mail-faults', seed: number) => ({
    random: createRandom(seed),
    share: options[name] / 100,
    tally: faults,
  });
  const proxy = closers.keep(
    await startProviderProxy(simulators.origin, faulty('provider-faults', options.seed + 1)),
  );
  const mail = closers.keep(await startMailServer(faulty('mail-faults', options.seed + 2)));
  /** The environment of an instance without its port. Waiting times are much shorter than in production. */
  const settings: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    LOG_LEVEL: 'warn',
    DATABASE_URL: postgres.url,
    PUBLIC_ORIGIN: origin,
    API_ORIGIN: origin,
    ...simulatorSettings(proxy.origin),
    // Browsers reach the simulators without the faults between instances and providers.
    ...simulatorUrls(simulators.origin, ({ calledByBrowsers }) => calledByBrowsers === true),
    SMTP_URL: mail.url,
    MAIL_EVERY_MS: '200',
    MAIL_TIMEOUT_MS: '5000',
    PROVIDER_TIMEOUT_MS: '2000',
    RECONCILE_EVERY_MS: '300',
    RECONCILE_AFTER_MS: '1500',
    RECONCILE_MAX_WAIT_MS: '4000',
  };
  await importRecords(COMPANY.records(), folder, settings);
  return {
    postgres,
    mail,
    simulators: simulators.origin,
    settings,
    /** Ends all faults; what they did before stays. */
    repair: async (): Promise<void> => {
      proxy.repair();
      mail.repair();
      await fetch(`${simulators.origin}/_control/reset`, { method: 'POST' });
    },
  };
}

interface SystemOptions extends Omit<SurroundingsOptions, 'origin'> {
  readonly answers: Tally;
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
