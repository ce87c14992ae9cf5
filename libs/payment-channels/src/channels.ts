import type { PaymentMethods, TransactionCreate } from '@laundry/api-contract';
import { channels as texts } from '@laundry/strings';
import { bancard } from './bancard.ts';
import type { Channel, ChannelName, Offer } from './channel.ts';
import { mercadoPagos } from './mercadoPagos.ts';
import { pagosWeb } from './pagosWeb.ts';
import { missingEverywhere } from './payer.ts';
import type { PayerValues } from './payer.ts';
import { redPagos } from './redPagos.ts';

/** The one table of channels: a new channel is one new file and one row. */
export const CHANNELS: Readonly<Record<ChannelName, Channel>> = {
  MercadoPagos: mercadoPagos,
  PagosWeb: pagosWeb,
  Bancard: bancard,
  RedPagos: redPagos,
};

/** Whether the site knows a channel by that name. */
export const isChannelName = (name: string): name is ChannelName => Object.hasOwn(CHANNELS, name);

/** The channels to offer, in the order of the answer; names that the site does not know are left out (decision 14). */
export function visibleChannels(methods: PaymentMethods, flags: Pick<Offer, 'pagosWeb'>): ChannelName[] {
  const offer = { ...flags, splitting: methods.splitting };
  const names = methods.payment_methods.map(({ name }) => name).filter(isChannelName);
  return [...new Set(names)].filter((name) => CHANNELS[name].isOffered(offer));
}

/**
 * Why COMPRAR is disabled, in text: what section 5 requires and is not there yet. Undefined when nothing is missing.
 */
export function missingReason(channel: Channel, values: PayerValues): string | undefined {
  const missing = [...missingEverywhere(values), ...channel.missing(values)];
  if (missing.length === 0) return undefined;
  return texts.complete(missing.map((field) => texts.fields[field]));
}

/** The payload of a creation (section 3, types of decision 25) from what is on screen. */
export function topUpPayload(
  channel: Channel,
  values: PayerValues,
  card: { readonly uid: string; readonly currency: number },
): TransactionCreate {
  return {
    email: values.email.trim(),
    name: `${values.firstName.trim()} ${values.lastName.trim()}`,
    currency: card.currency,
    amount: Number(values.amount),
    uid: card.uid,
    channel: channel.name,
    rut: values.needsInvoice ? values.rut.trim() : '',
    ...channel.payload(values),
  };
}
