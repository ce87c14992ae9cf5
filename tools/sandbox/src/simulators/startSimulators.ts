import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { listenOnLoopback } from '../local/listen.ts';
import { bancard } from './bancard/simulator.ts';
import { controlRoutes, resetRoute } from './control/routes.ts';
import { createDeliveries } from './payments/deliveries.ts';
import { openLedger } from './payments/ledger.ts';
import { createFaults } from './faults.ts';
import { mercadoPago } from './mercadopago/simulator.ts';
import { pagosWeb } from './pagosweb/simulator.ts';
import { recaptcha } from './recaptcha/simulator.ts';
import { redPagos } from './redpagos/simulator.ts';
import { secretsFrom } from './settings.ts';
import type { PaymentProvider, Secrets } from './settings.ts';
import { createTimings } from './timings.ts';
import type { SimulatorContext } from './context.ts';

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
  /** The secrets shared by merchant and providers; by default from the environment. */
  readonly secrets?: Secrets;
  /** Multiplies the pauses before late and repeated notifications; 1 by default. */
  readonly pace?: number;
}

export interface RunningSimulators {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts the provider simulators and the simulated captcha (docs/local-run.md) on the loopback. */
export async function startSimulators(options: SimulatorsOptions): Promise<RunningSimulators> {
  const { apiOrigin, publicOrigin, secrets = secretsFrom(process.env) } = options;
  let origin = '';
  const faults = createFaults();
  const timings = createTimings();
  const deliveries = createDeliveries(options.pace);
  const ledger = await openLedger(options.stateFile);
  const context: SimulatorContext = {
    secrets,
    apiOrigin,
    publicOrigin,
    faults,
    ledger,
    deliveries,
    origin: () => origin,
  };
  const providers = {
    mercadopago: mercadoPago(context),
    redpagos: redPagos(context),
    bancard: bancard(context),
    pagosweb: pagosWeb(context),
  } satisfies Readonly<Record<PaymentProvider, unknown>>;
  const processors = Object.values(providers).map(({ processor }) => processor);

  // MercadoPago's SDK ends some paths with a slash.
  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  await app.register(async (watched) => {
    timings.watch(watched);
    await watched.register(formbody);
    for (const [name, { routes }] of Object.entries(providers))
      await watched.register(routes, { prefix: `/${name}` });
    await watched.register(recaptcha(context).routes, { prefix: '/recaptcha' });
  });
  await app.register(
    async (control) => {
      controlRoutes(control, { processors, faults, timings });
      await control.register(async (scope) => resetRoute(scope, { faults, timings }));
    },
    { prefix: '/_control' },
  );

  const port = await listenOnLoopback(app, options.port);
  origin = options.ownOrigin ?? `http://localhost:${port}`;
  for (const processor of processors) processor.resume();
  return {
    port,
    close: async () => {
      await Promise.all([app.close(), deliveries.close()]);
      await ledger.close();
    },
  };
}
