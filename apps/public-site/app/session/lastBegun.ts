import type { SessionStorage } from '../context.ts';
import { recallCheckout } from './checkoutSession.ts';
import { creditAttempt } from './creditAttempt.ts';
import { purchaseAttempt } from './purchaseAttempt.ts';

/** What may be paid on the site. */
export type Begun = 'credit' | 'accessories';

/** What was being paid last in this browser session, as far as it is known. */
export function lastBegun(session: SessionStorage): Begun | undefined {
  const checkout = recallCheckout(session);
  if (checkout) return checkout.itemId === undefined ? 'credit' : 'accessories';
  const credit = creditAttempt.recall(session) !== undefined;
  const purchase = purchaseAttempt.recall(session) !== undefined;
  if (credit === purchase) return undefined;
  return credit ? 'credit' : 'accessories';
}
