import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  `create table signed_readings (
    -- SHA-256 of the signed text, and of the way in which it was cut into fields.
    digest text primary key,
    reading text not null,
    transaction_id uuid not null references transactions,
    channel text not null,
    -- The provider's number of the payment.
    number text,
    outcome text not null,
    amount_cents bigint not null,
    heard_at timestamptz not null)`,
  `create index signed_readings_by_number on signed_readings (channel, number) where number is not null`,
  `create index signed_readings_by_transaction on signed_readings (transaction_id)`,
];

/** How signed texts without separators were parsed. Each is accepted in one parse only (D48). */
export const signedReadings: Migration = [statements(...STATEMENTS)];
