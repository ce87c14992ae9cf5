import { texts } from './texts.ts';
import type { Channel } from '../client/channel.ts';

/** MercadoPago Checkout Pro: redirects to the provider's page. */
export const mercadoPagos: Channel = {
  name: 'MercadoPagos',
  ...texts,
  mark: 'wallet',
  paymentOrigin: 'https://www.mercadopago.com.uy',
  extraFields: [],
  isOffered: () => true,
};
