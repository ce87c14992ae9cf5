import { isChannel } from '@laundry/api-contract';
import type { BrandingPurchase, PaymentMethods, TransactionCreate } from '@laundry/api-contract';
import { channels as texts } from '@laundry/strings';
import { bancard } from '../bancard/client.ts';
import type { Channel, ChannelName, Offer } from './channel.ts';
import { mercadoPagos } from '../mercadopago/client.ts';
import { INSTALLMENTS, pagosWeb } from '../pagosweb/client.ts';
import { isBlank, missingPayerFields } from './payer.ts';
import type { Payer, PayerField, PayerValues } from './payer.ts';
import { redPagos } from '../redpagos/client.ts';

/** The sites' part of all channels. */
export const CHANNELS: Readonly<Record<ChannelName, Channel>> = {
  MercadoPagos: mercadoPagos,
  PagosWeb: pagosWeb,
  Bancard: bancard,
  RedPagos: redPagos,
};

/** The origins of the pages to which payers are led in production (D11). */
export const PAYMENT_ORIGINS: readonly string[] = Object.values(CHANNELS).flatMap(
  ({ paymentOrigin }) => paymentOrigin ?? [],
);

/** The channels to offer, in the answer's order, without names that the site does not know (D14). */
export function visibleChannels(methods: PaymentMethods, flags: Pick<Offer, 'flagged'>): ChannelName[] {
  const offer = { ...flags, splitting: methods.splitting };
  const names = methods.payment_methods.map(({ name }) => name).filter(isChannel);
  return [...new Set(names)].filter((name) => CHANNELS[name].isOffered(offer));
}

/** The reason why a form cannot be sent, as text: its missing fields; undefined where none is missing. */
export const completeReason = (labels: readonly string[]): string | undefined =>
  labels.length === 0 ? undefined : texts.complete(labels);

/** The missing fields of a top-up, or of a purchase, which has no amount, in the form's order (spec §5). */
export const missingFields = (channel: Channel, values: Payer | PayerValues): readonly PayerField[] => [
  ...('amount' in values && isBlank(values.amount) ? (['amount'] as const) : []),
  ...missingPayerFields(values),
  ...(channel.missing?.(values) ?? []),
];

/** The reason why COMPRAR or CONFIRMAR is disabled, as text. */
export const missingReason = (channel: Channel, values: Payer | PayerValues): string | undefined =>
  completeReason(missingFields(channel, values).map((field) => texts.fields[field]));

/** The payer's data in every payload. */
const payerPayload = (channel: Channel, payer: Payer) => ({
  email: payer.email.trim(),
  name: `${payer.firstName.trim()} ${payer.lastName.trim()}`,
  channel: channel.name,
  rut: payer.needsInvoice ? payer.rut.trim() : '',
  ...channel.payload?.(payer),
});

/** The payload of a top-up (spec §3, types of D25) from the form's values. */
export const topUpPayload = (
  channel: Channel,
  values: PayerValues,
  topUp: { readonly card: string; readonly currency: number },
): TransactionCreate => ({
  ...payerPayload(channel, values),
  currency: topUp.currency,
  amount: Number(values.amount),
  uid: topUp.card,
});

/** Values for the fields that a gateway does not need, because a purchase always has all fields (D73). */
const NOT_NEEDED = { paymentMethod: 0, tipoDoc: 0, nroDoc: '', coutas: INSTALLMENTS };

/** The payload of a purchase, with every field of spec §3, from the form's values. */
export const purchasePayload = (
  channel: Channel,
  payer: Payer,
  item: { readonly id: string; readonly quantity: number; readonly currency: number },
): BrandingPurchase => ({
  ...NOT_NEEDED,
  ...payerPayload(channel, payer),
  branding_item_id: item.id,
  currency: item.currency,
  quantity: item.quantity,
  address: payer.address.trim(),
  phone: payer.phone.trim(),
});
