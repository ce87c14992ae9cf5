import * as v from 'valibot';
import type { SessionStorage } from '../context.ts';

/** Where it stands in session storage. */
const STORED_UNDER = 'checkout';

const Checkout = v.object({
  transactionId: v.string(),
  channel: v.string(),
  /** The card of a top-up. */
  cardUid: v.optional(v.string()),
  /** What is bought, where an accessory is. */
  itemId: v.optional(v.string()),
  /** Pesos. */
  amount: v.number(),
  /** Bancard: what the embedded checkout opens. */
  processId: v.optional(v.string()),
  /** PagosWeb: where the form is posted. */
  pwUrl: v.optional(v.string()),
});

/** The payment that the browser was last sent to a provider with, shared by the pages around it (D12). */
export type Checkout = v.InferOutput<typeof Checkout>;

/**
 * Keeps it. A browser that refuses storage loses the way back after a reload, never the payment.
 *
 * @returns whether another page of the site finds it
 */
export function rememberCheckout(session: SessionStorage, checkout: Checkout): boolean {
  try {
    session.setItem(STORED_UNDER, JSON.stringify(checkout));
    return session.outlivesPage(STORED_UNDER);
  } catch {
    return false;
  }
}

/** The kept payment; undefined when there is none, it is garbage, or it is not the one that is asked for. */
export function recallCheckout(session: SessionStorage, transactionId?: string): Checkout | undefined {
  try {
    const checkout = v.parse(Checkout, JSON.parse(session.getItem(STORED_UNDER) ?? 'null'));
    return transactionId === undefined || checkout.transactionId === transactionId ? checkout : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it: the payment came to its end. */
export const forgetCheckout = (session: SessionStorage): void => session.removeItem(STORED_UNDER);
