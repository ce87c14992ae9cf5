/** The kinds of discrepancies between two books or two messages. */
export const DISCREPANCY_KINDS = [
  /** A provider's message that contradicts another or is ambiguous; it freezes the payment. */
  'contradiction',
  /** A payment with another amount than ordered or reported before. */
  'amount-differs',
  /** A payment in another currency than ordered. */
  'currency-differs',
  /** More was paid than was ordered. */
  'paid-twice',
  /** A provider's payment that was credited to another transaction. */
  'paid-for-another',
  /** The ledger contradicts itself. */
  'ledger-fault',
  /** A payment's state, or its order, does not match its money in the ledger. */
  'state-differs',
  /** A provider's change of a payment that only the check found; the ledger was corrected late. */
  'missed-change',
  /** A provider reports another amount of a payment than the ledger. */
  'provider-differs',
  /** A provider has a payment that belongs to none of our transactions. */
  'unknown-payment',
  /** The ledger has a payment that is unknown to its provider. */
  'not-at-provider',
  /** A card with a negative balance, after uses that a controller reported late. */
  'overdrawn',
  /** A controller reported the same id with a different use. */
  'use-differs',
  /** A closed month is no longer what was settled and adjusted, or uses are not what cards paid for them. */
  'settlement-differs',
  /** Uses are missing from a controller that numbers them. */
  'uses-missing',
] as const;
export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number];

/** The actions that operators can carry out. */
export const OPERATOR_ACTIONS = ['resolve', 'refund', 'chargeback', 'credit'] as const;
export type OperatorActionKind = (typeof OPERATOR_ACTIONS)[number];
