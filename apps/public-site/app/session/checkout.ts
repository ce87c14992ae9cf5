import * as v from 'valibot';
import type { SessionStorage } from '../context.ts';
import { storedValue } from './storedValue.ts';

const Checkout = v.object({
  transactionId: v.string(),
  channel: v.string(),
  /** The card of a top-up. */
  card: v.optional(v.string()),
  /** The item of a purchase. */
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

const stored = storedValue('checkout', Checkout);

/**
 * Without storage the way back after a reload is lost, never the payment.
 *
 * @returns whether another page finds it
 */
export const saveCheckout = stored.save;

/** The stored payment, where it is the one that is asked for. */
export function loadCheckout(session: SessionStorage, transactionId?: string): Checkout | undefined {
  const checkout = stored.load(session);
  return transactionId === undefined || checkout?.transactionId === transactionId ? checkout : undefined;
}

/** The payment has ended. */
export const clearCheckout = stored.clear;

/** What the address of a checkout page may carry in its fragment. */
const CheckoutParams = v.object({
  transactionId: v.string(),
  processId: v.optional(v.string()),
  pwUrl: v.optional(v.string()),
});

export type CheckoutParams = v.InferOutput<typeof CheckoutParams>;

/** The address of a checkout page with its payment in the fragment: for a browser that refuses storage. */
export const withCheckoutFragment = (path: string, checkout: Readonly<Record<string, string>>): string =>
  `${path}#${new URLSearchParams(checkout).toString()}`;

/** The payment that a checkout page was opened for: from its address, else from the browser session (D12). */
export function checkoutOf({ hash }: URL, session: SessionStorage): CheckoutParams | undefined {
  const params = v.safeParse(CheckoutParams, Object.fromEntries(new URLSearchParams(hash.slice(1))));
  return params.success ? params.output : loadCheckout(session);
}

const submittedId = storedValue('checkout.submitted', v.string());

/** Marks a payment's form as submitted. @returns false where it was before, or where that cannot be stored */
export function markSubmitted(session: SessionStorage, transactionId: string): boolean {
  if (submittedId.load(session) === transactionId) return false;
  submittedId.save(session, transactionId);
  return submittedId.load(session) === transactionId;
}
