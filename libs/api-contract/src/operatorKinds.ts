/** What two books, or two messages, may not agree about. */
export const DISCREPANCY_KINDS = [
  /** A provider's message that contradicts another, or can be read in two ways: freezes the payment. */
  'contradiction',
  /** A payment of another amount than was ordered, or told before. */
  'amount-differs',
  /** A payment in another currency than was ordered. */
  'currency-differs',
  /** More was paid than was ordered. */
  'paid-twice',
  /** A provider's payment that was credited to another transaction. */
  'paid-for-another',
  /** The ledger does not hold in itself. */
  'ledger-fault',
  /** A payment's state, or its order, is not what its money in the ledger says. */
  'state-differs',
  /** A provider's change of a payment that only the check heard of: the ledger followed it late. */
  'missed-change',
  /** A provider says another amount of a payment than the ledger has. */
  'provider-differs',
  /** A provider holds a payment that no transaction of ours is named by. */
  'unknown-payment',
  /** The ledger has a payment that its provider does not know. */
  'not-at-provider',
  /** A card below zero, after uses that a controller reported late. */
  'overdrawn',
  /** A controller's id of a use came again with another use. */
  'use-differs',
  /** Uses of a controller that counts them have not arrived. */
  'uses-missing',
] as const;
export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number];

/** What an operator can do by hand. */
export const OPERATOR_ACTIONS = ['resolve', 'refund', 'chargeback', 'credit'] as const;
export type OperatorActionKind = (typeof OPERATOR_ACTIONS)[number];
