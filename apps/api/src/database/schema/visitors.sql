-- What visitors send, what is mailed, and what counts and repeats.

create table support_messages (
  id uuid primary key default gen_random_uuid(),
  -- A message that is sent again with the same idempotency key is stored once (D9).
  idempotency_key uuid unique,
  key_msg text not null check (key_msg in ('contact_info', 'contact_faliure')),
  line1 text not null,
  line2 text not null,
  line3 text not null,
  email text not null,
  body text not null,
  created_at timestamptz not null,
  -- When a message that had no mail of its own goes into a digest; null where it needs none any more.
  digest_at timestamptz,
  -- The number of a failure report's case, short enough for the telephone; null for other messages (D89).
  case_number integer);
create index support_messages_by_age on support_messages (created_at);
create index support_messages_to_digest on support_messages (digest_at) where digest_at is not null;
create unique index support_messages_by_case on support_messages (case_number);
create sequence support_cases as integer start 1001 owned by support_messages.case_number;

-- An outbox: a mail is written in the transaction that causes it and sent afterwards. A crash loses no mail;
-- at worst one is sent twice.
create table mails (
  id uuid primary key default gen_random_uuid(),
  -- Mails to the company store no address, because it is a setting.
  recipient text,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_try_at timestamptz,
  sent_at timestamptz,
  -- The text of a mail that nobody calls harmless is not kept.
  secret boolean not null default true,
  give_up_at timestamptz,
  dead_at timestamptz,
  last_error text,
  revivals integer not null default 0);
create index mails_due on mails (next_try_at) where next_try_at is not null;
create index mails_dead on mails (dead_at desc) where dead_at is not null;

create table report_requests (
  id bigint generated always as identity primary key,
  pair_hash text not null,
  at timestamptz not null,
  card_hash text,
  email_hash text);
create index report_requests_by_pair on report_requests (pair_hash, at desc);
create index report_requests_by_card on report_requests (card_hash, at);
create index report_requests_by_email on report_requests (email_hash, at);

-- Counters of the rate limits. The table is unlogged: counting writes no write-ahead log and does not wait
-- for the disk, and the counters start at zero after a crash.
create unlogged table rate_limits (
  counted text primary key,
  started_at timestamptz not null,
  times integer not null) with (fillfactor = 50);

-- Runs of the nightly jobs, with a lease, so that one of several instances does each.
create table job_days (
  job text not null,
  day date not null,
  lease_until timestamptz not null,
  done_at timestamptz,
  primary key (job, day));
