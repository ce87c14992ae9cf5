import type { KeyValueStorage } from '../context.ts';
import { loadCheckout } from './checkout.ts';
import { creditAttempt } from './creditAttempt.ts';
import { purchaseAttempt } from './purchaseAttempt.ts';

/** The kinds of payments on the site. */
export type PaymentKind = 'credit' | 'accessories';

/** The kind of the last payment in this browser session, if known. */
export function lastPaymentKind(session: KeyValueStorage): PaymentKind | undefined {
  const checkout = loadCheckout(session);
  if (checkout) return checkout.itemId === undefined ? 'credit' : 'accessories';
  const credit = creditAttempt.load(session) !== undefined;
  const purchase = purchaseAttempt.load(session) !== undefined;
  if (credit === purchase) return undefined;
  return credit ? 'credit' : 'accessories';
}
