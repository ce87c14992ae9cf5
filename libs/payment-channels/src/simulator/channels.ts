import { CHANNEL_FACTS, CHANNEL_NAMES } from '@laundry/api-contract';
import type { ChannelPath } from '@laundry/api-contract';
import type { FastifyInstance } from 'fastify';
import { readSettings } from '@laundry/settings';
import type { RawSettings, SettingValues } from '@laundry/settings';
import type { ChannelFacts } from '../server/channel.ts';
import { CHANNELS, CHANNEL_SETTINGS } from '../server/channels.ts';
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
 * @param isMeant selects channels; by default all
 */
export const simulatorUrls = (
  simulators: string,
  isMeant: (channel: ChannelFacts) => boolean = () => true,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    CHANNEL_NAMES.filter((name) => isMeant(CHANNELS[name])).map((name) => [
      CHANNELS[name].baseUrl,
      `${simulators}/${CHANNEL_FACTS[name].path}`,
    ]),
  );

/** The secrets that the merchant and the providers share: the API's settings of the channels. */
export type Secrets = SettingValues<typeof CHANNEL_SETTINGS>;

/** Reads the secrets as the API does in the local run. @throws SettingError naming the wrong settings */
export const secretsFrom = (raw: RawSettings): Secrets => readSettings(CHANNEL_SETTINGS, raw, false);

const makeCredentials = (
  { settings, credentials }: ChannelFacts,
  secret: () => string,
): (readonly [string, string])[] =>
  // A provider's addresses are no secret to make up, and simulators do not send from them.
  credentials.some((name) => settings[name]?.kind === 'network')
    ? []
    : credentials.map((name) => [name, settings[name]?.kind ? secret() : (settings[name]?.local ?? '')]);

/**
 * New credentials, as production demands them, for all channels except those whose provider is identified by
 * its addresses.
 *
 * @param secret makes a secret: the base64 of 24 bytes
 */
export const newCredentials = (secret: () => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values<ChannelFacts>(CHANNELS).flatMap((channel) => makeCredentials(channel, secret)),
  );
