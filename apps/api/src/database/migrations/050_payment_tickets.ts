import { statements } from '../steps.ts';
import type { Migration } from '../steps.ts';

const STATEMENTS = [
  // What a payer takes to a counter besides its number. Of older payments it is known to the provider alone.
  `alter table transactions add column verification_code text, add column slip_url text`,
];

/** A payment at a counter can be gone on with from its result page, days later. */
export const paymentTickets: Migration = [statements(...STATEMENTS)];
