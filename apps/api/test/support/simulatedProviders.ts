import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import formbody from '@fastify/formbody';
import { createFaults, createSimulators, openLedger, secretsFrom } from '@laundry/payment-channels/simulator';
import type { SimulatorContext } from '@laundry/payment-channels/simulator';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

type Outgoing = Parameters<SimulatorContext['deliveries']['send']>[0];

/**
 * The simulators of all channels' providers, as the local run has them, except that their notifications reach
 * the API without a network and that their pauses end when a test says so.
 */
export async function startSimulatedProviders() {
  const folder = await mkdtemp(join(tmpdir(), 'laundry-simulators-'));
  const sent: Outgoing[] = [];
  const paused: (() => void)[] = [];
  let api: FastifyInstance | undefined;
  let origin = '';
  const faults = createFaults();
  const ledger = openLedger(join(folder, 'payments.ndjson'));

  async function deliver({ url, headers, body, isAcknowledged }: Outgoing): Promise<boolean> {
    const { pathname, search } = new URL(url);
    const answer = await api?.inject({ method: 'POST', url: pathname + search, headers, payload: body });
    const status = answer?.statusCode ?? 0;
    return isAcknowledged?.(status, answer?.body ?? '') ?? status === 200;
  }

  const simulators = await createSimulators({
    secrets: secretsFrom({}),
    apiOrigin: 'http://localhost:4210',
    publicOrigin: 'http://localhost:4200',
    origin: () => origin,
    faults,
    ledger,
    deliveries: {
      send: async (outgoing) => {
        sent.push(outgoing);
        return deliver(outgoing);
      },
      pause: () => new Promise<void>((resolve) => void paused.push(resolve)),
      inBackground: (work) => void work,
      close: async () => undefined,
    },
  });
  const server = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  await server.register(formbody);
  for (const { path, routes } of simulators) await server.register(routes, { prefix: `/${path}` });
  await server.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;

  return {
    origin,
    faults,
    sent: sent as readonly Outgoing[],
    /** Sets the server that receives the notifications. */
    notify: (server: FastifyInstance) => void (api = server),
    findProcessor: (path: string) => {
      const found = simulators.find((one) => one.path === path);
      if (!found) throw new Error(`no simulator of ${path}`);
      return found.processor;
    },
    /** Ends the pauses of late and repeated notifications. */
    release: () => {
      for (const resume of paused.splice(0)) resume();
    },
    /** Sends a notification once more. */
    repeat: deliver,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
