import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // A message that is sent again with the same idempotency key is stored once (D9).
  `create table support_messages (
    id uuid primary key default gen_random_uuid(),
    idempotency_key uuid unique,
    key_msg text not null check (key_msg in ('contact_info', 'contact_faliure')),
    line1 text not null,
    line2 text not null,
    line3 text not null,
    email text not null,
    body text not null,
    created_at timestamptz not null)`,
  // An outbox: a mail is written in the transaction that causes it and sent afterwards. A crash loses no
  // mail; at worst one is sent twice.
  `create table mails (
    id uuid primary key default gen_random_uuid(),
    recipient text not null,
    reply_to text,
    subject text not null,
    body_text text not null,
    body_html text not null,
    created_at timestamptz not null,
    attempts integer not null default 0,
    next_try_at timestamptz,
    sent_at timestamptz)`,
  `create index mails_due on mails (next_try_at) where next_try_at is not null`,
];

export const support: Migration = [statements(...STATEMENTS)];
