import { CHANNEL_NAMES, SPLITTING_CHANNELS } from '@laundry/api-contract';
import type { ChannelName } from '@laundry/api-contract';
import type { Settings } from '../settings.ts';
import { hasCredentials } from '../settings/channels.ts';
import { bancard } from './bancard/bancard.ts';
import type { ProviderHttp } from './http.ts';
import { mercadoPago } from './mercadopago/mercadoPago.ts';
import { pagosWeb } from './pagosweb/pagosWeb.ts';
import type { Provider } from './provider.ts';
import { redPagos } from './redpagos/redPagos.ts';

interface ChannelRow {
  readonly provider: (http: ProviderHttp, settings: Settings) => Provider;
  /** The last part of the notification path. */
  readonly notifications: string;
}

/** The payment channels by their wire names (spec §9). They are offered in the order of `CHANNEL_NAMES`. */
const CHANNELS = {
  MercadoPagos: { provider: mercadoPago, notifications: 'mercadopago' },
  PagosWeb: {
    provider: (_http, settings) => pagosWeb(settings),
    notifications: 'pagosweb',
  },
  Bancard: { provider: bancard, notifications: 'bancard' },
  RedPagos: { provider: redPagos, notifications: 'redpagos' },
} as const satisfies Record<ChannelName, ChannelRow>;

export const isChannel = (name: string): name is ChannelName => Object.hasOwn(CHANNELS, name);

/** The enabled channels, which are those with credentials (D64). */
export const channelsOn = (settings: Settings): ChannelName[] =>
  CHANNEL_NAMES.filter((name) => hasCredentials(name, settings));

/**
 * The enabled channels for cards of a building. @param splitting whether the building's payments are split
 */
export const channelsFor = (splitting: boolean, settings: Settings): ChannelName[] =>
  channelsOn(settings).filter((name) => !splitting || SPLITTING_CHANNELS.includes(name));

export type Providers = Readonly<Record<ChannelName, Provider>>;

/** Creates the adapter of each channel, with separate connections. */
export function createProviders(
  httpOf: (channel: ChannelName) => ProviderHttp,
  settings: Settings,
): Providers {
  return {
    MercadoPagos: CHANNELS.MercadoPagos.provider(httpOf('MercadoPagos'), settings),
    PagosWeb: CHANNELS.PagosWeb.provider(httpOf('PagosWeb'), settings),
    Bancard: CHANNELS.Bancard.provider(httpOf('Bancard'), settings),
    RedPagos: CHANNELS.RedPagos.provider(httpOf('RedPagos'), settings),
  };
}

/** The path for the notifications of a channel's provider. */
export const notificationPath = (name: ChannelName): `/${string}` =>
  `/api/v1/notifications/${CHANNELS[name].notifications}`;
