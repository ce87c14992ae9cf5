/** What was ordered: a price in cents of a currency. */
export interface Ordered {
  readonly amountCents: number;
  readonly currency: number;
}

/** One of a provider's payments for it: what was paid, and how much of that went back. */
export interface ReceivedPayment {
  readonly currency: number;
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly chargedBackCents: number;
}

/** Where received money is, in cents of what was ordered in. */
export interface Allocation {
  /** What the card or the order holds. */
  readonly held: number;
  /** The rest, which waits for an operator. */
  readonly suspense: number;
  /** What payments that are as ordered come to beyond the order. */
  readonly excess: number;
}

/** What is left of a payment. */
export const netOf = ({ paidCents, refundedCents, chargedBackCents }: ReceivedPayment): number =>
  paidCents - refundedCents - chargedBackCents;

/** Whether a payment is what was ordered, in amount and currency. */
export const isAsOrdered = ({ amountCents, currency }: Ordered, received: ReceivedPayment): boolean =>
  received.currency === currency && received.paidCents === amountCents;

const total = (payments: readonly ReceivedPayment[]) =>
  payments.reduce((sum, payment) => sum + netOf(payment), 0);

/**
 * The card or the order holds what was ordered, or less where less is left of the payments that are as
 * ordered; and what an operator credited of the rest, as long as that is there.
 */
export function allocate(
  ordered: Ordered,
  payments: readonly ReceivedPayment[],
  creditedByOperators: number,
): Allocation {
  const asOrdered = total(payments.filter((payment) => isAsOrdered(ordered, payment)));
  const received = total(payments.filter(({ currency }) => currency === ordered.currency));
  const byRule = Math.min(ordered.amountCents, asOrdered);
  const held = byRule + Math.min(creditedByOperators, received - byRule);
  return { held, suspense: received - held, excess: asOrdered - byRule };
}
