import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // What a payer needs at a payment counter besides the number. Only the provider has it for older payments.
  `alter table transactions add column verification_code text, add column slip_url text`,
];

/** Lets the result page of a payment at a counter show how to pay, even days later. */
export const paymentTickets: Migration = [statements(...STATEMENTS)];
