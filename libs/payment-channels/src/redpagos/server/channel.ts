import type { Setting, SettingValues } from '@laundry/settings';
import { text, url, whole } from '@laundry/settings/schemas';
import { serverChannel } from '../../server/channel.ts';
import type { SharedSettings } from '../../server/channel.ts';
import { checkMercadoPago } from '../../mercadopago/server/check.ts';
import { redPagos } from './redPagos.ts';

const MINUTE = 60_000;

const SETTINGS = {
  REDPAGOS_BASE_URL: {
    schema: url,
    kind: 'url',
    local: 'http://localhost:4220/redpagos',
    production: 'https://api.mercadopago.com',
  },
  REDPAGOS_ACCESS_TOKEN: { schema: text, kind: 'secret', local: 'local-redpagos-token', production: '' },
  REDPAGOS_WEBHOOK_SECRET: {
    schema: text,
    kind: 'secret',
    local: 'local-redpagos-webhook-secret',
    production: '',
  },
  /** How long a slip of the collection network can be paid: its payer has days. */
  REDPAGOS_TTL_MS: { schema: whole(1000, 30 * 24 * 60 * MINUTE), local: String(4 * 24 * 60 * MINUTE) },
} as const satisfies Record<string, Setting>;

export type RedPagosSettings = SharedSettings & SettingValues<typeof SETTINGS>;

/** RedPagos in the API. */
export const redPagosChannel = serverChannel({
  settings: SETTINGS,
  credentials: ['REDPAGOS_ACCESS_TOKEN', 'REDPAGOS_WEBHOOK_SECRET'],
  baseUrl: 'REDPAGOS_BASE_URL',
  createProvider: redPagos,
  check: ({ REDPAGOS_BASE_URL: baseUrl, REDPAGOS_ACCESS_TOKEN: accessToken }, ask) =>
    checkMercadoPago({ baseUrl, accessToken }, 'REDPAGOS', ask, 'redpagos'),
});
