import type { KeyValueStorage } from '@laundry/flow/browserStorage';
import { storedValue } from '@laundry/flow/storedValue';
import * as v from 'valibot';
import { creditAttempt, purchaseAttempt } from './attempts.ts';

const Checkout = v.object({
  transactionId: v.string(),
  channel: v.string(),
  card: v.optional(v.string()),
  itemId: v.optional(v.string()),
  /** Pesos. */
  amount: v.number(),
  /** For the embedded checkout. */
  processId: v.optional(v.string()),
  /** For the form that the browser posts to the provider. */
  pwUrl: v.optional(v.string()),
});

/** The payment for which the browser last left for a provider. The pages before and after use it (D12). */
export type Checkout = v.InferOutput<typeof Checkout>;

const stored = storedValue('checkout', Checkout);

const submittedId = storedValue('checkout.submitted', v.string());

/**
 * Stores a payment; its form may be submitted automatically again. Without storage, a reload loses the way
 * back, but never the payment. @returns whether it was stored
 */
export function saveCheckout(session: KeyValueStorage, checkout: Checkout): boolean {
  submittedId.clear(session);
  return stored.save(session, checkout);
}

/** The stored payment, if it is the requested one. */
export function loadCheckout(session: KeyValueStorage, transactionId?: string): Checkout | undefined {
  const checkout = stored.load(session);
  return transactionId === undefined || checkout?.transactionId === transactionId ? checkout : undefined;
}

export const clearCheckout = stored.clear;

/** The parameters in the fragment of a checkout page's address. */
const CheckoutParams = v.pick(Checkout, ['transactionId', 'channel', 'processId', 'pwUrl']);

export type CheckoutParams = v.InferOutput<typeof CheckoutParams>;

/** The address of a checkout page with its payment in the fragment, for browsers without storage. */
export const withCheckoutFragment = (path: string, checkout: Readonly<Record<string, string>>): string =>
  `${path}#${new URLSearchParams(checkout).toString()}`;

/** The payment of a checkout page: from its address, otherwise from the browser session (D12). */
export function readCheckout({ hash }: URL, session: KeyValueStorage): CheckoutParams | undefined {
  const params = v.safeParse(CheckoutParams, Object.fromEntries(new URLSearchParams(hash.slice(1))));
  return params.success ? params.output : loadCheckout(session);
}

/** Marks a payment's form as submitted. @returns false where it already was, or cannot be marked */
export function markSubmitted(session: KeyValueStorage, transactionId: string): boolean {
  return submittedId.load(session) !== transactionId && submittedId.save(session, transactionId);
}

/** The kind of the last payment in this browser session, if known. */
export function lastPaymentKind(session: KeyValueStorage) {
  const checkout = loadCheckout(session);
  if (checkout) return checkout.itemId === undefined ? 'credit' : 'accessories';
  const credit = creditAttempt.load(session) !== undefined;
  const purchase = purchaseAttempt.load(session) !== undefined;
  if (credit === purchase) return undefined;
  return credit ? 'credit' : 'accessories';
}
