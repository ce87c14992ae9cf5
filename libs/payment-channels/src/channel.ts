import type { BrandingPurchase, ChannelName, TransactionCreate } from '@laundry/api-contract';
import type { Payer, PayerField } from './payer.ts';

export type { ChannelName };

/** Fields that a channel adds to the payer's form. */
export type ExtraField = Extract<PayerField, 'paymentMethod' | 'address' | 'phone' | 'documentNumber'>;

/** What decides whether a channel is offered (spec §9, D14). */
export interface Offer {
  /** The methods answer says that the building splits its income. */
  readonly splitting: boolean;
  /** The site's pagos-web flag. */
  readonly pagosWeb: boolean;
}

/** What a channel may add to the payload of a creation, be it a top-up or a purchase. */
type ChannelPayload = Pick<
  BrandingPurchase & TransactionCreate,
  'paymentMethod' | 'address' | 'phone' | 'tipoDoc' | 'nroDoc' | 'coutas'
>;

/** What sets one channel apart from the others. */
export interface Channel {
  readonly name: ChannelName;
  readonly label: string;
  readonly description: string;
  /** What kind of money it takes, as its mark shows it. */
  readonly mark: 'wallet' | 'card' | 'transfer' | 'cash';
  readonly extraFields: readonly ExtraField[];
  readonly isOffered: (offer: Offer) => boolean;
  /** What the channel requires beyond the fields that all require. */
  readonly missing: (values: Payer) => readonly (keyof Payer)[];
  /** What it adds to the payload of a creation. */
  readonly payload: (values: Payer) => Partial<ChannelPayload>;
}
