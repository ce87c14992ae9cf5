import type { ChannelName } from '@laundry/api-contract';
import type { Setting, SettingProblem } from '@laundry/settings';
import { currency, ranges, text, tripleDesKey, url, whole } from './schemas.ts';

/** The settings of the payment channels: each provider's address and credentials. */
export const CHANNEL_SETTINGS = {
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
  BANCARD_BASE_URL: {
    schema: url,
    kind: 'url',
    local: 'http://localhost:4220/bancard',
    production: 'https://vpos.infonet.com.py',
  },
  BANCARD_PUBLIC_KEY: { schema: text, kind: 'secret', local: 'local-bancard-public-key', production: '' },
  BANCARD_PRIVATE_KEY: { schema: text, kind: 'secret', local: 'local-bancard-private-key', production: '' },
  /** The currency of the company's contract with Bancard (D76): three letters. */
  BANCARD_CURRENCY: { schema: currency, local: 'UYU', production: '' },
  PAGOSWEB_BASE_URL: {
    schema: url,
    kind: 'url',
    local: 'http://localhost:4220/pagosweb',
    production: 'https://service.pagosweb.com.uy',
  },
  PAGOSWEB_CLIENT_ID: { schema: text, kind: 'identifier', local: '4210', production: '' },
  /** Base64 of 24 or 16 bytes. */
  PAGOSWEB_KEY: {
    schema: tripleDesKey,
    kind: 'secret',
    local: 'bG9jYWwtcGFnb3N3ZWIta2V5LTI0Ynl0',
    production: '',
  },
  /** Addresses of the provider's servers, the only ones that may notify (D48): CIDR ranges with commas. */
  PAGOSWEB_NOTIFY_FROM: { schema: ranges, kind: 'network', local: '127.0.0.0/8,::1', production: '' },
  /**
   * The VAT within every amount, where law 19.210 makes the company declare it (providers §3): payments
   * without a RUT are then sent as a final consumer's. 0: no payment is.
   */
  PAGOSWEB_VAT_PERCENT: { schema: whole(0, 99), local: '0' },
} as const satisfies Record<string, Setting>;

/** The settings without which a channel is off (D64). */
const CREDENTIALS = {
  MercadoPagos: ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET'],
  PagosWeb: ['PAGOSWEB_CLIENT_ID', 'PAGOSWEB_KEY', 'PAGOSWEB_NOTIFY_FROM'],
  Bancard: ['BANCARD_PUBLIC_KEY', 'BANCARD_PRIVATE_KEY', 'BANCARD_CURRENCY'],
  RedPagos: ['REDPAGOS_ACCESS_TOKEN', 'REDPAGOS_WEBHOOK_SECRET'],
} as const satisfies Readonly<Record<ChannelName, readonly (keyof typeof CHANNEL_SETTINGS)[]>>;

type CredentialName = (typeof CREDENTIALS)[ChannelName][number];
type Credentials = Readonly<Record<CredentialName, unknown>>;

/** Whether all credentials of a channel are set. */
export const hasCredentials = (channel: ChannelName, settings: Credentials): boolean =>
  CREDENTIALS[channel].every((name) => settings[name] !== '');

/** Problems of channels with only some of their credentials, which is a mistake and does not mean 'off'. */
export const incompleteCredentials = (settings: Partial<Credentials>): SettingProblem[] =>
  Object.values(CREDENTIALS).flatMap((names) => {
    const missing = names.filter((name) => settings[name] === '');
    const message = `must be given with ${names.join(', ')}: all of them, or none to leave the channel off`;
    return missing.length < names.length ? missing.map((name) => ({ name, message })) : [];
  });
