import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // Requests for a new password, also for unknown e-mails. A row is deleted once it was answered by a mail,
  // or without one for an unknown e-mail.
  `create table password_requests (
    id bigint generated always as identity primary key,
    email text not null,
    at timestamptz not null)`,
  // Links that set a new password. The token is stored as its SHA-256 in hex.
  `create table password_resets (
    token_hash text primary key,
    account_id uuid not null references accounts on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz)`,
  `create index password_resets_by_account on password_resets (account_id)`,
  `create index password_resets_expiry on password_resets (expires_at)`,
];

export const passwordResets: Migration = [statements(...STATEMENTS)];
