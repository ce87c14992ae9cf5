import * as v from 'valibot';

/** Providers as local-run.md names them. */
export const PROVIDERS = ['mercadopago', 'bancard', 'pagosweb', 'redpagos'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** How a payment can be settled: by the payer's choice or by `_control/settle`. */
export const OUTCOMES = ['approve', 'deny', 'cancel', 'expire'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What a payment becomes by an outcome. */
export const STATE_AFTER = {
  approve: 'approved',
  deny: 'denied',
  cancel: 'cancelled',
  expire: 'expired',
} as const satisfies Record<Outcome, string>;

const Attempt = v.object({
  id: v.string(),
  state: v.picklist(['pending', 'approved', 'denied', 'cancelled', 'expired', 'refunded']),
  at: v.string(),
});

/** One try to pay. MercadoPago gives each an id of its own. */
export type Attempt = v.InferOutput<typeof Attempt>;

/** A payment on a provider's side. */
export const Payment = v.object({
  provider: v.picklist(PROVIDERS),
  /** Our transaction_id. */
  reference: v.string(),
  /** What the provider calls it: preference, ticket or process. */
  key: v.string(),
  /** Pesos. */
  amount: v.number(),
  attempts: v.array(Attempt),
  /** What the creation carried and the provider needs later: addresses, the shop's own number. */
  details: v.record(v.string(), v.string()),
});
export type Payment = v.InferOutput<typeof Payment>;

/** The state of a payment is that of its last attempt; an approved one stays. */
export function stateOf({ attempts }: Payment): Attempt['state'] {
  const approved = attempts.find(({ state }) => state === 'approved');
  return (approved ?? attempts.at(-1))?.state ?? 'pending';
}
