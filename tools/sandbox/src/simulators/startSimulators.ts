import formbody from '@fastify/formbody';
import {
  createDeliveries,
  createFaults,
  createSimulators,
  openLedger,
  secretsFrom,
} from '@laundry/payment-channels/simulator';
import type { SimulatorContext } from '@laundry/payment-channels/simulator';
import Fastify from 'fastify';
import { listenOnLoopback } from '../local/listen.ts';
import { controlRoutes, createTimings } from './control.ts';
import { recaptcha } from './recaptcha/simulator.ts';

export interface SimulatorsOptions {
  /** 0 means a free one. */
  readonly port: number;
  /** The API's address, for notifications. */
  readonly apiOrigin: string;
  /** The public site's address, to which browsers return. */
  readonly publicOrigin: string;
  /** The simulators' address for API and browsers, where it is not their own port. */
  readonly ownOrigin?: string;
  /** The file for the payments. */
  readonly stateFile: string;
  /** The secrets shared by merchant and providers, as the API's settings; by default the environment. */
  readonly secrets?: Readonly<Record<string, string | undefined>>;
  /** Multiplies the pauses before late and repeated notifications; 1 by default. */
  readonly pace?: number;
}

/** Starts the provider simulators and the simulated captcha (docs/local-run.md) on the loopback. */
export async function startSimulators(options: SimulatorsOptions) {
  const { apiOrigin, publicOrigin, secrets = process.env } = options;
  let origin = '';
  const faults = createFaults();
  const timings = createTimings();
  const deliveries = createDeliveries(options.pace);
  const ledger = openLedger(options.stateFile);
  const context: SimulatorContext = {
    secrets: secretsFrom(secrets),
    apiOrigin,
    publicOrigin,
    faults,
    ledger,
    deliveries,
    origin: () => origin,
  };
  const simulators = await createSimulators(context);
  const processors = simulators.map(({ processor }) => processor);

  // A provider's own SDK ends some paths with a slash.
  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  await app.register(async (watched) => {
    timings.watch(watched);
    await watched.register(formbody);
    for (const { path, routes } of simulators) await watched.register(routes, { prefix: `/${path}` });
    await watched.register(
      recaptcha({ ...context, secret: secrets['RECAPTCHA_SECRET'] ?? 'local-recaptcha-secret' }).routes,
      { prefix: '/recaptcha' },
    );
  });
  await app.register(async (control) => controlRoutes(control, { simulators, faults, timings }), {
    prefix: '/_control',
  });

  const port = await listenOnLoopback(app, options.port);
  origin = options.ownOrigin ?? `http://localhost:${port}`;
  for (const processor of processors) processor.resume();
  return {
    /** Their address for API and browsers. */
    origin,
    close: async (): Promise<void> => {
      await Promise.all([app.close(), deliveries.close()]);
    },
  };
}
