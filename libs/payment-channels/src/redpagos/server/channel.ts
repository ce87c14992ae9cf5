import type { Setting, SettingValues } from '@laundry/settings';
import { whole } from '@laundry/settings/schemas';
import { credential, providerUrl, serverChannel } from '../../server/channel.ts';
import type { SharedSettings } from '../../server/channel.ts';
import { checkMercadoPago } from '../../mercadopago/server/check.ts';
import { redPagos } from './redPagos.ts';

const MINUTE = 60_000;

const SETTINGS = {
  REDPAGOS_BASE_URL: providerUrl('redpagos', 'https://api.mercadopago.com'),
  REDPAGOS_ACCESS_TOKEN: credential('local-redpagos-token'),
  REDPAGOS_WEBHOOK_SECRET: credential('local-redpagos-webhook-secret'),
  /** How long a slip of the collection network can be paid: payers have days. */
  REDPAGOS_TTL_MS: { schema: whole(1000, 30 * 24 * 60 * MINUTE), local: String(4 * 24 * 60 * MINUTE) },
} as const satisfies Record<string, Setting>;

export type RedPagosSettings = SharedSettings & SettingValues<typeof SETTINGS>;

/** RedPagos in the API. */
export const redPagosChannel = serverChannel({
  settings: SETTINGS,
  credentials: ['REDPAGOS_ACCESS_TOKEN', 'REDPAGOS_WEBHOOK_SECRET'],
  baseUrl: 'REDPAGOS_BASE_URL',
  createProvider: redPagos,
  check: ({ REDPAGOS_BASE_URL: baseUrl, REDPAGOS_ACCESS_TOKEN: accessToken }, send) =>
    checkMercadoPago({ baseUrl, accessToken }, 'REDPAGOS', send, 'redpagos'),
});
