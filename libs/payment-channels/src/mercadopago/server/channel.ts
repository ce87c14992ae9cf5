import type { Setting, SettingValues } from '@laundry/settings';
import { text, url } from '@laundry/settings/schemas';
import { serverChannel } from '../../server/channel.ts';
import type { SharedSettings } from '../../server/channel.ts';
import { checkMercadoPago } from './check.ts';
import { mercadoPago } from './mercadoPago.ts';

const SETTINGS = {
  MERCADOPAGO_BASE_URL: {
    schema: url,
    kind: 'url',
    local: 'http://localhost:4220/mercadopago',
    production: 'https://api.mercadopago.com',
  },
  MERCADOPAGO_ACCESS_TOKEN: {
    schema: text,
    kind: 'secret',
    local: 'local-mercadopago-token',
    production: '',
  },
  MERCADOPAGO_WEBHOOK_SECRET: {
    schema: text,
    kind: 'secret',
    local: 'local-mercadopago-webhook-secret',
    production: '',
  },
} as const satisfies Record<string, Setting>;

export type MercadoPagoSettings = SharedSettings & SettingValues<typeof SETTINGS>;

/** MercadoPago in the API. */
export const mercadoPagoChannel = serverChannel({
  settings: SETTINGS,
  credentials: ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET'],
  baseUrl: 'MERCADOPAGO_BASE_URL',
  createProvider: mercadoPago,
  check: ({ MERCADOPAGO_BASE_URL: baseUrl, MERCADOPAGO_ACCESS_TOKEN: accessToken }, ask) =>
    checkMercadoPago({ baseUrl, accessToken }, 'MERCADOPAGO', ask),
});
