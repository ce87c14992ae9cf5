import type { BrandingPurchase, ChannelName, TransactionCreate } from '@laundry/api-contract';
import type { Payer, PayerField } from './payer.ts';

export type { ChannelName };

/** Fields that a channel adds to the payer's form. */
export type ExtraField = Extract<
  PayerField,
  'paymentMethod' | 'address' | 'phone' | 'documentType' | 'documentNumber'
>;

/** The conditions under which a channel is offered (spec §9, D14). */
export interface Offer {
  /** Whether the building splits its income, according to the methods answer. */
  readonly splitting: boolean;
  /** The channels that flags of the site turn on. */
  readonly flagged: readonly ChannelName[];
}

/** The fields that a channel may add to the payload of a top-up or a purchase. */
type ChannelPayload = Pick<
  BrandingPurchase & TransactionCreate,
  'paymentMethod' | 'address' | 'phone' | 'tipoDoc' | 'nroDoc' | 'coutas'
>;

/** The properties of a channel. */
export interface Channel {
  readonly name: ChannelName;
  readonly label: string;
  readonly description: string;
  /** The kind of payment, for its icon. */
  readonly mark: 'wallet' | 'card' | 'transfer' | 'cash';
  /** The origin of the provider's page in production, if the browser is sent to one (D11). */
  readonly paymentOrigin?: string;
  readonly extraFields: readonly ExtraField[];
  /** The smallest and the largest payment that the provider accepts, if it has limits. */
  readonly limits?: { readonly minCents: number; readonly maxCents: number };
  readonly isOffered: (offer: Offer) => boolean;
  /** The missing fields among those that only this channel requires. Absent where it requires none. */
  readonly missing?: (values: Payer) => readonly (keyof Payer)[];
  /** Why the channel refuses a document's number; undefined for an accepted one. Absent without rules. */
  readonly documentError?: (type: string, typed: string) => string | undefined;
  /** The fields that it adds to the payload of a creation. Absent where it adds none. */
  readonly payload?: (values: Payer) => Partial<ChannelPayload>;
}
