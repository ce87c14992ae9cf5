import * as v from 'valibot';
import { recallCheckout } from './checkoutSession.ts';
import type { SessionStorage } from '../context.ts';

/** What the way to a checkout page carries. */
const Carried = v.object({
  transactionId: v.string(),
  processId: v.optional(v.string()),
  pwUrl: v.optional(v.string()),
});

export type CarriedCheckout = v.InferOutput<typeof Carried>;

/**
 * The address of a checkout page that carries its payment in the fragment, which stays in the browser: for a browser
 * that keeps nothing from page to page.
 */
export const carryCheckout = (path: string, checkout: Readonly<Record<string, string>>): string =>
  `${path}#${new URLSearchParams(checkout).toString()}`;

/** The payment that a checkout page was opened for: from its address, else from the browser session (D12). */
export function checkoutAt({ hash }: URL, session: SessionStorage): CarriedCheckout | undefined {
  const carried = v.safeParse(Carried, Object.fromEntries(new URLSearchParams(hash.slice(1))));
  return carried.success ? carried.output : recallCheckout(session);
}
