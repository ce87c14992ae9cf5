import type { ChannelName } from '@laundry/api-contract';
import { CHANNEL_NAMES } from '@laundry/api-contract';
import { checkBancard } from '../../providers/bancard/check.ts';
import { channelsOn, notificationPath } from '../../providers/channels.ts';
import { findingsOf } from '../../providers/check.ts';
import type { Ask, Finding } from '../../providers/check.ts';
import { checkMercadoPago } from '../../providers/mercadopago/check.ts';
import { checkNotificationAddress } from '../../providers/notificationAddressCheck.ts';
import { checkPagosWeb } from '../../providers/pagosweb/check.ts';
import { checkRecaptcha } from '../../providers/recaptchaCheck.ts';
import type { Settings } from '../../settings.ts';
import type { OperatorDependencies } from '../payments/operatorActions.ts';

interface ChannelRow {
  readonly url: (settings: Settings) => string;
  readonly check: (settings: Settings, ask: Ask) => Promise<readonly Finding[]>;
}

const CHANNELS: Readonly<Record<ChannelName, ChannelRow>> = {
  MercadoPagos: {
    url: (settings) => settings.MERCADOPAGO_BASE_URL,
    check: ({ MERCADOPAGO_BASE_URL: baseUrl, MERCADOPAGO_ACCESS_TOKEN: accessToken }, ask) =>
      checkMercadoPago({ baseUrl, accessToken }, 'MERCADOPAGO', ask),
  },
  PagosWeb: { url: (settings) => settings.PAGOSWEB_BASE_URL, check: checkPagosWeb },
  Bancard: { url: (settings) => settings.BANCARD_BASE_URL, check: checkBancard },
  RedPagos: {
    url: (settings) => settings.REDPAGOS_BASE_URL,
    check: ({ REDPAGOS_BASE_URL: baseUrl, REDPAGOS_ACCESS_TOKEN: accessToken }, ask) =>
      checkMercadoPago({ baseUrl, accessToken }, 'REDPAGOS', ask, 'redpagos'),
  },
};

/** What was found of a provider; empty where its channel is off. */
export interface CheckedProvider {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** Calls every configured provider for something that changes nothing there, and looks at what it tells. */
export async function checkProviders({
  settings,
  clock,
}: Pick<OperatorDependencies, 'settings' | 'clock'>): Promise<readonly CheckedProvider[]> {
  const on = channelsOn(settings);
  const urls = on.map((channel) => CHANNELS[channel].url(settings));
  const [channel = 'MercadoPagos'] = on;
  const path = notificationPath(channel);
  const timeoutMs = settings.PROVIDER_TIMEOUT_MS;
  const others = [
    ...CHANNEL_NAMES.map((name) => ({
      name,
      check: async (ask: Ask) => (on.includes(name) ? CHANNELS[name].check(settings, ask) : []),
    })),
    { name: 'reCAPTCHA', check: (ask: Ask) => checkRecaptcha(settings, ask) },
  ];
  const ours = (ask: Ask) => checkNotificationAddress(settings.API_ORIGIN, path, urls, ask);
  return Promise.all([
    ...others.map(async ({ name, check }) => ({
      name,
      findings: await findingsOf(check, { clock, timeoutMs }),
    })),
    findingsOf(ours, { timeoutMs }).then((findings) => ({ name: 'notifications', findings })),
  ]);
}
