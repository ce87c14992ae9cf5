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
  /** Last part of the notification path. */
  readonly notifications: string;
}

/**
 * The one table of payment channels, by their names on the wire (spec §9). They are offered in the order of
 * `CHANNEL_NAMES`.
 */
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

/** The channels that are on: those whose credentials are set (D64). */
export const channelsOn = (settings: Settings): ChannelName[] =>
  CHANNEL_NAMES.filter((name) => hasCredentials(name, settings));

/** The channels that are on and open to a card of a building. */
export const channelsFor = (splitting: boolean, settings: Settings): ChannelName[] =>
  channelsOn(settings).filter((name) => !splitting || SPLITTING_CHANNELS.includes(name));

export type Providers = Readonly<Record<ChannelName, Provider>>;

/** One adapter per channel, each with connections of its own. */
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

/** Where a channel's provider sends its notifications. */
export const notificationPath = (name: ChannelName): `/${string}` =>
  `/api/v1/notifications/${CHANNELS[name].notifications}`;
