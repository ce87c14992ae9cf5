/** The price of a top-up or an order, in cents of a currency. */
export interface AmountDue {
  readonly amountCents: number;
  readonly currency: number;
}

/** One of a provider's payments: the amount paid, and how much of that went back. */
export interface ReceivedPayment {
  readonly currency: number;
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly chargedBackCents: number;
}

/** Where received money is, in cents of the currency of the amount due. */
export interface Allocation {
  /** Credited to the card or the order. */
  readonly held: number;
  /** The rest, which an operator decides about. */
  readonly suspense: number;
  /** How much exact payments exceed the amount due together: it was paid more than once. */
  readonly excess: number;
}

/** A payment's net amount after refunds and chargebacks. */
export const netAmount = ({
  paidCents,
  refundedCents,
  chargedBackCents,
}: Omit<ReceivedPayment, 'currency'>): number => paidCents - refundedCents - chargedBackCents;

/** Whether a payment has the amount and the currency that are due. */
export const isExactPayment = ({ amountCents, currency }: AmountDue, received: ReceivedPayment): boolean =>
  received.currency === currency && received.paidCents === amountCents;

const total = (payments: readonly ReceivedPayment[]) =>
  payments.reduce((sum, payment) => sum + netAmount(payment), 0);

/**
 * The card or the order gets the amount due, or what is left of the exact payments where that is less, and
 * what operators credited from the rest, as far as it is still there.
 */
export function allocate(
  due: AmountDue,
  payments: readonly ReceivedPayment[],
  creditedByOperators: number,
): Allocation {
  const exact = total(payments.filter((payment) => isExactPayment(due, payment)));
  const received = total(payments.filter(({ currency }) => currency === due.currency));
  const byRule = Math.min(due.amountCents, exact);
  const held = byRule + Math.min(creditedByOperators, received - byRule);
  return { held, suspense: received - held, excess: exact - byRule };
}
