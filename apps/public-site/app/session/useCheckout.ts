import { useLocation } from 'react-router';
import * as v from 'valibot';
import { useHydrated } from '../layout/useHydrated.ts';
import { browserSession } from './browserSession.ts';
import { recallCheckout } from './checkoutSession.ts';

/** What a navigation to a checkout page may carry. */
const Carried = v.object({
  transactionId: v.string(),
  processId: v.optional(v.string()),
  pwUrl: v.optional(v.string()),
});

export type CarriedCheckout = v.InferOutput<typeof Carried>;

/**
 * The payment that a checkout page was opened for: from the navigation, else from the browser session (decision 12).
 * 'unread' while the prerendered page is taken over.
 */
export function useCheckout(): CarriedCheckout | 'unread' | undefined {
  const location = useLocation();
  const state: unknown = location.state;
  const hydrated = useHydrated();
  if (!hydrated) return 'unread';
  const carried = v.safeParse(Carried, state);
  return carried.success ? carried.output : recallCheckout(browserSession);
}
