/** States of a payment, as /internal/transactions shows them. */
export type PaymentState = 'created' | 'pending' | 'approved' | 'denied' | 'expired' | 'refunded';

/** What is paid for: credit on a card, or an accessory. */
export type PaymentPurpose = 'topup' | 'purchase';

/** Who caused a change of state. */
export type StateSource = 'api' | 'notification' | 'status-query' | 'expiry' | 'operator';

/**
 * The legal transitions. A denied or expired payment may still be approved: a provider's proof that money was taken
 * must credit (decision 30). Approved goes back by a refund only.
 */
export const TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['pending', 'denied', 'expired'],
  pending: ['approved', 'denied', 'expired'],
  denied: ['approved'],
  expired: ['approved'],
  approved: ['refunded'],
  refunded: [],
};

/**
 * The shortest legal way between two states: the states to enter, one after the other. A proof that arrives early
 * walks through the states in between (created → pending → approved). Empty where there is no way, or none is needed.
 */
export function wayTo(from: PaymentState, to: PaymentState): readonly PaymentState[] {
  if (from === to) return [];
  const ways: PaymentState[][] = TRANSITIONS[from].map((state) => [state]);
  // The graph has no cycle, so this ends; shorter ways come first, and among equals the table's order decides.
  for (const way of ways) {
    const reached = way.at(-1);
    if (reached === to) return way;
    if (reached) ways.push(...TRANSITIONS[reached].map((state) => [...way, state]));
  }
  return [];
}

/** What a change of state does to the card of a top-up: its movement and the movement's sign. */
export const MOVEMENT_OF = {
  approved: { kind: 'topup', sign: 1 },
  refunded: { kind: 'refund', sign: -1 },
} as const;

/** Whether entering a state moves money, and with it the card or the order that it is for. */
export const movesMoney = (state: PaymentState): state is keyof typeof MOVEMENT_OF => state in MOVEMENT_OF;
