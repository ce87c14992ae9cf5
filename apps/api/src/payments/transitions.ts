/** States of a payment, as /internal/transactions shows them. */
export type PaymentState = 'created' | 'pending' | 'approved' | 'denied' | 'expired' | 'refunded';

/** What is paid for: credit on a card, or an accessory. */
export type PaymentPurpose = 'topup' | 'purchase';

/** Who caused a change of state. */
export type StateSource = 'api' | 'notification' | 'status-query' | 'expiry' | 'operator';

/**
 * The legal transitions. A denied or expired payment may still be approved: a provider's proof that money was
 * taken must credit (D30). Approved goes back by a refund or a chargeback of all of it only; a chargeback
 * that is won, or a further payment, brings it back.
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
 * The shortest legal way between two states: the states to enter, one after the other. A proof that arrives
 * early walks through the states in between (created → pending → approved). Empty where there is no way, or
 * none is needed.
 */
export function transitionPath(from: PaymentState, to: PaymentState): readonly PaymentState[] {
  if (from === to) return [];
  const ways: PaymentState[][] = TRANSITIONS[from].map((state) => [state]);
  // Shorter ways come first, and among equals the table's order decides; none passes through a state twice,
  // so this ends.
  for (const way of ways) {
    const reached = way.at(-1);
    if (reached === to) return way;
    if (reached)
      for (const next of TRANSITIONS[reached])
        if (next !== from && !way.includes(next)) ways.push([...way, next]);
  }
  return [];
}
