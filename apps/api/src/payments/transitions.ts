/** The states of a payment, as /internal/transactions shows them. */
export type PaymentState = 'created' | 'pending' | 'approved' | 'denied' | 'expired' | 'refunded';

/** The purpose of a payment: credit on a card, or an accessory. */
export type PaymentPurpose = 'topup' | 'purchase';

export type StateSource = 'api' | 'notification' | 'status-query' | 'expiry' | 'operator';

/**
 * The legal transitions. A denied or expired payment may still be approved, because proof that the provider
 * took money must be credited (D30). An approved payment becomes refunded only if its whole amount goes back;
 * a won chargeback or a further payment approves it again.
 */
export const TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['pending', 'denied', 'expired'],
  pending: ['approved', 'denied', 'expired'],
  denied: ['approved'],
  expired: ['approved'],
  approved: ['refunded'],
  refunded: ['approved'],
};

/**
 * The shortest legal path between two states: the states to enter in sequence. An early proof passes through
 * the states in between (created → pending → approved). Empty where there is no path, or none is needed.
 */
export function transitionPath(from: PaymentState, to: PaymentState): readonly PaymentState[] {
  if (from === to) return [];
  const paths: PaymentState[][] = TRANSITIONS[from].map((state) => [state]);
  // A breadth-first search: shorter paths come first, and no path enters a state twice, so it terminates.
  for (const path of paths) {
    const reached = path.at(-1);
    if (reached === to) return path;
    if (reached)
      for (const next of TRANSITIONS[reached])
        if (next !== from && !path.includes(next)) paths.push([...path, next]);
  }
  return [];
}
