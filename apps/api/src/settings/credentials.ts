import type { ChannelName } from '@laundry/api-contract';
import type { SettingProblem } from '@laundry/settings';
import type { SettingName } from '../settings.ts';

/** What each payment channel is known by at its provider. A channel without them is off (D64). */
const CREDENTIALS = {
  MercadoPagos: ['MERCADOPAGO_ACCESS_TOKEN', 'MERCADOPAGO_WEBHOOK_SECRET'],
  PagosWeb: ['PAGOSWEB_CLIENT_ID', 'PAGOSWEB_KEY', 'PAGOSWEB_NOTIFY_FROM'],
  Bancard: ['BANCARD_PUBLIC_KEY', 'BANCARD_PRIVATE_KEY'],
  RedPagos: ['REDPAGOS_ACCESS_TOKEN', 'REDPAGOS_WEBHOOK_SECRET'],
} as const satisfies Readonly<Record<ChannelName, readonly SettingName[]>>;

type CredentialName = (typeof CREDENTIALS)[ChannelName][number];
type Credentials = Readonly<Record<CredentialName, unknown>>;

/** Whether a channel has its credentials. */
export const hasCredentials = (channel: ChannelName, settings: Credentials): boolean =>
  CREDENTIALS[channel].every((name) => settings[name] !== '');

/**
 * Channels of which some credentials are given and others not: a name that is lacking is never taken for
 * 'off'.
 */
export const incompleteCredentials = (settings: Partial<Credentials>): SettingProblem[] =>
  Object.values(CREDENTIALS).flatMap((names) => {
    const missing = names.filter((name) => settings[name] === '');
    const wanted = `must be given with ${names.join(', ')}: all of them, or none to leave the channel off`;
    return missing.length < names.length ? missing.map((name) => ({ name, wanted })) : [];
  });
