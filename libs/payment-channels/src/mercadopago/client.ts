import { channels } from '@laundry/strings';
import type { Channel } from '../client/channel.ts';

/** MercadoPago Checkout Pro: redirects to the provider's page. */
export const mercadoPagos: Channel = {
  name: 'MercadoPagos',
  label: channels.names.MercadoPagos,
  description: channels.descriptions.MercadoPagos,
  mark: 'wallet',
  extraFields: [],
  isOffered: () => true,
  missing: () => [],
  payload: () => ({}),
};
