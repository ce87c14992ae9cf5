import { EXAMPLE } from './document/commonFields.ts';

/** The payment channels by their names in the API (spec §9), in the order in which they are offered. */
export const CHANNEL_NAMES = ['MercadoPagos', 'PagosWeb', 'Bancard', 'RedPagos'] as const;

export type ChannelName = (typeof CHANNEL_NAMES)[number];

/** Whether a text is the name of a channel. */
export const isChannel = (name: string): name is ChannelName => CHANNEL_NAMES.some((known) => known === name);

/** The channels for cards of a building that splits its income. */
export const SPLITTING_CHANNELS: readonly ChannelName[] = ['MercadoPagos', 'Bancard'];

/** The contract's facts about a channel. */
export interface ChannelFacts {
  /** Its name in paths. */
  readonly path: string;
  /** Its provider, as the API's document calls it. */
  readonly provider: string;
  /** The provider's message about a payment. */
  readonly notification: {
    readonly isForm?: true;
    /** Whether only the provider's own addresses may send it (D48). */
    readonly fromOwnAddresses?: true;
    /** For the API's document: it is answered before the payment is looked up (D78); others have a proof. */
    readonly isHint?: true;
    /** For the API's document. @param rule how such a message is answered */
    readonly description: (rule: string) => string;
    readonly example: Readonly<Record<string, unknown>>;
  };
  /** The form with which its provider's page sends the browser back, if it does so (D48). */
  readonly browserReturn?: {
    /** The outcomes that the provider reports, as the path's last part. The first one is the example. */
    readonly outcomes: readonly [string, ...string[]];
    readonly example: Readonly<Record<string, unknown>>;
  };
  /** The channel's own rules for fields that channels share, for the API's document. */
  readonly fields?: Readonly<Partial<Record<ChannelField, string>>>;
}

/** The fields of a payment's creation whose rules depend on the channel. */
export type ChannelField = 'amount' | 'paymentMethod' | 'address' | 'phone' | 'tipoDoc' | 'nroDoc';

/** Describes a webhook of MercadoPago's protocol, which RedPagos uses as well. */
const describeWebhook = (provider: string): ChannelFacts['notification'] => ({
  isHint: true,
  description: (rule) =>
    `Webhook signed with \`x-signature\`, with \`data.id\` in the query. The API then requests the payment itself from ${provider}. ${rule} The older IPN, with \`topic\` and \`id\` in the query, is not signed and is looked up in the same way, at most four times in ten seconds.`,
  example: { id: 1, type: 'payment', data: { id: '123456789' } },
});

/** The contract's facts about each channel. Made by a pure call, so that the sites' bundles can omit them. */
export const CHANNEL_FACTS = /* @__PURE__ */ (() =>
  ({
    MercadoPagos: {
      path: 'mercadopago',
      provider: 'MercadoPago',
      notification: describeWebhook('MercadoPago'),
    },
    PagosWeb: {
      path: 'pagosweb',
      provider: 'PagosWeb',
      notification: {
        isForm: true,
        fromOwnAddresses: true,
        description: (rule) =>
          `Offline notification of PagosWeb, sent as a form. A request from an address that does not belong to PagosWeb is \`ex_forbidden\` (D48). ${rule}`,
        example: { ventaAprobada: 'True', numeroOrden: EXAMPLE.transaction, monto: '400,00' },
      },
      browserReturn: {
        outcomes: ['aprobada', 'rechazada', 'cancelada'],
        example: { numeroOrden: EXAMPLE.transaction },
      },
      fields: {
        paymentMethod: '1 VISA, 2 MASTER, 3 OCA (spec §9, D16)',
        address: 'required for method 1 (spec §5)',
        phone: 'required for method 3 (spec §5)',
        tipoDoc: '1 national identity card, 2 RUT, 3 foreign document',
        nroDoc: 'required for method 3 (spec §5)',
      },
    },
    Bancard: {
      path: 'bancard',
      provider: 'Bancard',
      notification: {
        isHint: true,
        description: (rule) => `Callback of a single buy, signed with \`token\`. ${rule}`,
        example: {
          operation: {
            token: '0123456789abcdef0123456789abcdef',
            shop_process_id: '54321',
            response: 'S',
            response_code: '00',
            amount: '400.00',
            currency: 'UYU',
          },
        },
      },
    },
    RedPagos: {
      path: 'redpagos',
      provider: 'RedPagos',
      notification: describeWebhook('RedPagos'),
      fields: {
        amount: 'between 1 and 150 000, otherwise `ex_amount_refused`',
        tipoDoc: 'required, 1 national identity card, 2 another one (D75)',
        nroDoc:
          'required, of a national identity card with a right check digit, of another document with at most 20 characters, otherwise `ex_invalid_field` (D75)',
      },
    },
  }) as const satisfies Readonly<Record<ChannelName, ChannelFacts>>)();

/** The channel that is offered first, used by examples, benchmarks and trials. */
export const [FIRST_CHANNEL] = CHANNEL_NAMES;

/** The channels that the shop can offer, the first preselected (D14). A site's setting selects from them. */
export const SHOP_CHANNELS = ['MercadoPagos', 'PagosWeb'] as const satisfies readonly ChannelName[];

export type ShopChannel = (typeof SHOP_CHANNELS)[number];

/** The channels whose provider sends the browser back by a form. */
export type ReturningChannel = {
  [Name in ChannelName]: 'browserReturn' extends keyof (typeof CHANNEL_FACTS)[Name] ? Name : never;
}[ChannelName];

/** The channels' rules for a field, as sentences of the API's document. */
export const channelNotes = (field: ChannelField): string =>
  CHANNEL_NAMES.flatMap((name) => {
    const { fields }: ChannelFacts = CHANNEL_FACTS[name];
    return fields?.[field] === undefined ? [] : `${name}: ${fields[field]}.`;
  }).join(' ');

/** The name of a channel in paths. */
export type ChannelPath = (typeof CHANNEL_FACTS)[ChannelName]['path'];
