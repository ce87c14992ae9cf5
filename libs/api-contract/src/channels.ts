/**
 * The payment channels by their names in the API (spec §9), in the order in which they are offered: how each
 * is called in paths, and whether it is for cards of a building that splits its income.
 */
export const CHANNEL_FACTS = {
  MercadoPagos: { path: 'mercadopago', splits: true },
  PagosWeb: { path: 'pagosweb', splits: false },
  Bancard: { path: 'bancard', splits: true },
  RedPagos: { path: 'redpagos', splits: false },
} as const satisfies Record<string, { readonly path: string; readonly splits: boolean }>;

export type ChannelName = keyof typeof CHANNEL_FACTS;

// The table has no other keys.
export const CHANNEL_NAMES = Object.keys(CHANNEL_FACTS) as readonly ChannelName[];

/** The channels for cards of a building that splits its income. */
export const SPLITTING_CHANNELS: readonly ChannelName[] = CHANNEL_NAMES.filter(
  (name) => CHANNEL_FACTS[name].splits,
);

/** The name of a channel in paths. */
export type ChannelPath = (typeof CHANNEL_FACTS)[ChannelName]['path'];
