import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // Movements of payments with a RUT that are sent to the invoicing system (INVOICE_WEBHOOK_URL).
  `create table invoice_deliveries (
    entry_id bigint primary key references ledger_entries,
    created_at timestamptz not null,
    attempts integer not null default 0,
    next_try_at timestamptz,
    delivered_at timestamptz,
    dead_at timestamptz,
    last_error text)`,
  `create index invoice_deliveries_due on invoice_deliveries (next_try_at) where next_try_at is not null`,
  `create index invoice_deliveries_open on invoice_deliveries (entry_id) where delivered_at is null`,
];

export const invoiceDeliveries: Migration = [statements(...STATEMENTS)];
