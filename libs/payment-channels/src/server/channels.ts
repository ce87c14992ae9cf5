import { CHANNEL_FACTS, CHANNEL_NAMES, SPLITTING_CHANNELS } from '@laundry/api-contract';
import type { ChannelName } from '@laundry/api-contract';
import type { SettingProblem, SettingValues } from '@laundry/settings';
import { bancardChannel } from '../bancard/server/channel.ts';
import { mercadoPagoChannel } from '../mercadopago/server/channel.ts';
import { pagosWebChannel } from '../pagosweb/server/channel.ts';
import { redPagosChannel } from '../redpagos/server/channel.ts';
import { hasCredentials } from './channel.ts';
import type { ChannelFacts, SharedSettings } from './channel.ts';
import type { ProviderHttp } from './http.ts';
import type { Provider } from './provider.ts';

/** The channels in the API, by their wire names (spec §9). The contract defines their order. */
export const CHANNELS = {
  MercadoPagos: mercadoPagoChannel,
  PagosWeb: pagosWebChannel,
  Bancard: bancardChannel,
  RedPagos: redPagosChannel,
} as const satisfies Record<ChannelName, ChannelFacts>;

const ROWS: readonly ChannelFacts[] = Object.values(CHANNELS);

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never;
type ChannelTable = All<(typeof CHANNELS)[ChannelName]['settings']>;

/** The settings of all channels: each provider's address and credentials. */
export const CHANNEL_SETTINGS = Object.assign({}, ...ROWS.map(({ settings }) => settings)) as ChannelTable;

/** The API's settings that the channels use. */
export type ChannelSettings = SharedSettings & SettingValues<ChannelTable>;

/** The enabled channels, which are those with credentials (D64). */
export const enabledChannels = (settings: ChannelSettings): ChannelName[] =>
  CHANNEL_NAMES.filter((name) => hasCredentials(CHANNELS[name], settings));

/** The enabled channels for a building's cards. @param splitting whether its payments are split */
export const channelsFor = (splitting: boolean, settings: ChannelSettings): ChannelName[] =>
  enabledChannels(settings).filter((name) => !splitting || SPLITTING_CHANNELS.includes(name));

/** Problems of channels with only some of their credentials, which is a mistake and does not mean 'off'. */
export const incompleteCredentials = (settings: Readonly<Record<string, unknown>>): SettingProblem[] =>
  ROWS.flatMap(({ credentials }) => {
    const missing = credentials.filter((name) => settings[name] === '');
    const message = `must be given with ${credentials.join(', ')}: all of them, or none to leave the channel off`;
    return missing.length < credentials.length ? missing.map((name) => ({ name, message })) : [];
  });

export type Providers = Readonly<Record<ChannelName, Provider>>;

/** Creates the adapter of each channel, with separate connections. */
export const createProviders = (
  getHttp: (channel: ChannelName) => ProviderHttp,
  settings: ChannelSettings,
): Providers =>
  // All names are present, which the type of `Object.fromEntries` does not say.
  Object.fromEntries(
    CHANNEL_NAMES.map((name) => [name, CHANNELS[name].createProvider(getHttp(name), settings)]),
  ) as Record<ChannelName, Provider>;

/** The path for the notifications of a channel's provider. */
export const notificationPath = (name: ChannelName): `/${string}` =>
  `/api/v1/notifications/${CHANNEL_FACTS[name].path}`;
