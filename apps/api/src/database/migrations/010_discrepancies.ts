import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  `create table discrepancies (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    key text not null,
    transaction_id uuid references transactions,
    channel text,
    amount_cents bigint,
    currency integer,
    detail text not null,
    opened_at timestamptz not null,
    resolved_at timestamptz,
    -- Null where later facts of the provider resolved it.
    resolved_by text,
    reason text,
    -- The same thing is one discrepancy, however often it is told.
    unique (kind, key),
    check ((resolved_at is null) = (reason is null)),
    check (resolved_by is null or resolved_at is not null))`,
  `create index discrepancies_open on discrepancies (opened_at) where resolved_at is null`,
  `create index discrepancies_by_transaction on discrepancies (transaction_id) where transaction_id is not null`,
];

export const discrepancies: Migration = [statements(...STATEMENTS)];
