/** The kinds of breaches, as the report names them. */
export const BREACHES = [
  'lost: the provider has the money, the payment does not stand',
  'credited without payment',
  'the amount differs from what the provider holds',
  'the provider holds a payment that nobody knows',
  'a card was not moved by its payment exactly once',
  'a balance is not the sum of its movements',
  'an order was not placed exactly once',
  'the ledger differs from what it books',
  'a discrepancy is open',
  'stuck: open here, final at the provider',
  'stuck: a key with a dead lease',
  'stuck: a mail waits',
  'a mail is missing or too many were written',
  'a mail was lost',
  'a mail was given up',
  'a mail came twice without a cause',
  'an unexpected answer',
  'a process ended by itself',
  'the run did not come to its end',
] as const;

/** Breaches that waiting cannot resolve. */
const FINAL: readonly Breach['kind'][] = [
  'credited without payment',
  'the amount differs from what the provider holds',
  'the provider holds a payment that nobody knows',
  'a mail came twice without a cause',
];
export const isFinal = ({ kind }: Breach): boolean => FINAL.includes(kind);

export interface Breach {
  readonly kind: (typeof BREACHES)[number];
  /** Which payment, card, mail or process it concerns, and what is wrong. */
  readonly detail: string;
}

/** A breach of a kind for each detail. */
export const toBreaches = (kind: Breach['kind'], details: readonly string[]): Breach[] =>
  details.map((detail) => ({ kind, detail }));
