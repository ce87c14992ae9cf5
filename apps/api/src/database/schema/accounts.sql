-- Administrations, who signs in for them, and what they did.

create table administrations (
  id uuid primary key,
  name text not null,
  reference text unique check (reference <> ''));

create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  role text not null,
  name text not null,
  lastname text not null,
  administration_id uuid references administrations,
  -- Whether each month's settlement is mailed to the account, and the first day of the last month mailed.
  monthly_settlement boolean not null default false,
  settlement_mailed_for date);
create index accounts_by_administration on accounts (administration_id);

create table sessions (
  token_hash text primary key,
  account_id uuid not null references accounts on delete cascade,
  expires_at timestamptz not null,
  last_used_at timestamptz not null default now(),
  device_hash text);
create index sessions_expiry on sessions (expires_at);
create index sessions_by_account on sessions (account_id);

create table devices (
  token_hash text primary key,
  account_id uuid not null references accounts on delete cascade,
  last_used_at timestamptz not null);
create index devices_by_account on devices (account_id, last_used_at desc);

create table signin_failures (
  id bigint generated always as identity primary key,
  email_hash text not null,
  at timestamptz not null,
  client_hash text,
  known_device boolean not null default false);
create index signin_failures_by_email on signin_failures (email_hash, at desc);
create index signin_failures_by_client on signin_failures (client_hash, at desc);

-- Requests for a mailed link, also for unknown e-mails. A row is deleted once it was answered by a mail, or
-- without one for an unknown e-mail.
create table password_requests (
  id bigint generated always as identity primary key,
  email text not null,
  at timestamptz not null,
  for_device boolean not null default false);

-- Links that set a new password, or let a device sign in. The token is stored as its SHA-256 in hex.
create table password_resets (
  token_hash text primary key,
  account_id uuid not null references accounts on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  for_device boolean not null default false);
create index password_resets_by_account on password_resets (account_id);
create index password_resets_expiry on password_resets (expires_at);

-- An accepted invitation stays, so that its link can be reported as used.
create table administrator_invitations (
  id uuid primary key default gen_random_uuid(),
  administration_id uuid not null references administrations,
  email text not null check (email = lower(email)),
  name text not null,
  lastname text not null,
  invited_at timestamptz not null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  creation_key uuid,
  unique (administration_id, creation_key));
create unique index administrator_invitations_open on administrator_invitations (administration_id, email)
  where accepted_at is null;

-- What administrators did, with their names at that time: entries of removed accounts stay readable.
create table activity (
  id bigint generated always as identity primary key,
  administration_id uuid not null references administrations,
  at timestamptz not null,
  actor_id uuid not null,
  actor_name text not null,
  actor_email text not null,
  kind text not null,
  subject text,
  building_name text);
create index activity_newest on activity (administration_id, id desc);
create index activity_by_age on activity (at);

-- Audit trail of the company's commands. Commands that move money also write operator_actions.
create table company_actions (
  id uuid primary key,
  command text not null,
  subject text not null,
  changes jsonb not null,
  by text not null check (by <> ''),
  reason text not null check (reason <> ''),
  at timestamptz not null);
create index company_actions_newest on company_actions (at desc, id);

create function refuse_change_of_actions() returns trigger language plpgsql as $$ begin
  raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger company_actions_stay before update or delete or truncate on company_actions
  for each statement execute function refuse_change_of_actions();

-- The company's own names of its records (D62). Rows inserted without one get their id.
create function give_reference() returns trigger language plpgsql as $$ begin
  new.reference := coalesce(new.reference, new.id::text);
  return new;
end $$;
create function keep_reference() returns trigger language plpgsql as $$ begin
  raise exception 'a reference never changes' using errcode = 'restrict_violation';
end $$;
create trigger administrations_named before insert on administrations
  for each row execute function give_reference();
create trigger administrations_keep_reference before update of reference on administrations for each row
  when (old.reference is not null and old.reference is distinct from new.reference)
  execute function keep_reference();
