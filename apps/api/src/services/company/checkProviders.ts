import { CHANNEL_NAMES, FIRST_CHANNEL } from '@laundry/api-contract';
import { CHANNELS, channelsOn, notificationPath } from '@laundry/payment-channels/server';
import { findingsOf } from '../../providers/check.ts';
import type { Ask, Finding } from '@laundry/payment-channels/server';
import { checkNotificationAddress } from '../../providers/notificationAddressCheck.ts';
import { checkRecaptcha } from '../../providers/recaptchaCheck.ts';
import type { OperatorDependencies } from '../payments/operatorActions.ts';

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
  const urls = on.map((channel) => settings[CHANNELS[channel].baseUrl]);
  const [channel = FIRST_CHANNEL] = on;
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
