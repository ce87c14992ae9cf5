import type { Setting, SettingValues } from '@laundry/settings';
import { credential, providerUrl, serverChannel } from '../../server/channel.ts';
import type { SharedSettings } from '../../server/channel.ts';
import { checkMercadoPago } from './check.ts';
import { mercadoPago } from './mercadoPago.ts';

const SETTINGS = {
  MERCADOPAGO_BASE_URL: providerUrl('mercadopago', 'https://api.mercadopago.com'),
  MERCADOPAGO_ACCESS_TOKEN: credential('local-mercadopago-token'),
  MERCADOPAGO_WEBHOOK_SECRET: credential('local-mercadopago-webhook-secret'),
} as const satisfies Record<string, Setting>;

export type MercadoPagoSettings = SharedSettings & SettingValues<typeof SETTINGS>;

/** MercadoPago in the API. */
export const mercadoPagoChannel = serverChannel({
  settings: SETTINGS,
  credentials: ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET'],
  baseUrl: 'MERCADOPAGO_BASE_URL',
  createProvider: mercadoPago,
  check: ({ MERCADOPAGO_BASE_URL: baseUrl, MERCADOPAGO_ACCESS_TOKEN: accessToken }, send) =>
    checkMercadoPago({ baseUrl, accessToken }, 'MERCADOPAGO', send),
});
