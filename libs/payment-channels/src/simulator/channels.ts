import { CHANNEL_FACTS, CHANNEL_NAMES } from '@laundry/api-contract';
import type { ChannelPath } from '@laundry/api-contract';
import type { FastifyInstance } from 'fastify';
import type { ChannelFacts as ServerFacts } from '../server/channel.ts';
import { CHANNELS } from '../server/channels.ts';
import type { SimulatorContext } from './context.ts';
import type { Fault } from './faults.ts';
import type { AnyPaymentProcessor } from './payments/paymentProcessor.ts';

/** The simulator of a channel's provider. */
export interface Simulator {
  readonly processor: AnyPaymentProcessor;
  /** Faults beyond those that every provider has. */
  readonly faults?: readonly Fault[];
  readonly routes: (app: FastifyInstance) => Promise<void>;
}

/** What `<name>/simulator/simulator.ts` exports. */
interface SimulatorModule {
  readonly simulate: (context: SimulatorContext) => Simulator;
}

/** Makes the simulator of every channel, from the channels' folders. */
export const createSimulators = (
  context: SimulatorContext,
): Promise<(Simulator & { readonly path: ChannelPath })[]> =>
  Promise.all(
    CHANNEL_NAMES.map(async (name) => {
      const { path } = CHANNEL_FACTS[name];
      const { simulate } = (await import(`../${path}/simulator/simulator.ts`)) as SimulatorModule;
      return { path, ...simulate(context) };
    }),
  );

/**
 * The API's settings that lead to the simulators instead of the providers.
 *
 * @param isMeant for which channels; by default for all
 */
export const simulatorUrls = (
  simulators: string,
  isMeant: (channel: ServerFacts) => boolean = () => true,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    CHANNEL_NAMES.filter((name) => isMeant(CHANNELS[name])).map((name) => [
      CHANNELS[name].baseUrl,
      `${simulators}/${CHANNEL_FACTS[name].path}`,
    ]),
  );
