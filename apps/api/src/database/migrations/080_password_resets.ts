import { statements } from '../steps.ts';
import type { Migration } from '../steps.ts';

const STATEMENTS = [
  // E-mails whose password somebody says to have forgotten, known or not: a row is answered, by a mail or by
  // nothing, and goes.
  `create table password_requests (
    id bigint generated always as identity primary key,
    email text not null,
    at timestamptz not null)`,
  // Links that give an account a new password; of the token its sha256, hex.
  `create table password_resets (
    token_hash text primary key,
    account_id uuid not null references accounts on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz)`,
  `create index password_resets_by_account on password_resets (account_id)`,
  `create index password_resets_expiry on password_resets (expires_at)`,
];

export const passwordResets: Migration = [statements(...STATEMENTS)];
