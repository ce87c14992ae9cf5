import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // Invitations of administrators. An accepted one stays, so that its link can be reported as used.
  `create table administrator_invitations (
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
    unique (administration_id, creation_key))`,
  `create unique index administrator_invitations_open on administrator_invitations (administration_id, email)
    where accepted_at is null`,
  `create index accounts_by_administration on accounts (administration_id)`,
  // What administrators did, with their names at that time: entries of removed accounts stay readable.
  `create table activity (
    id bigint generated always as identity primary key,
    administration_id uuid not null references administrations,
    at timestamptz not null,
    actor_id uuid not null,
    actor_name text not null,
    actor_email text not null,
    kind text not null,
    subject text,
    building_name text)`,
  `create index activity_newest on activity (administration_id, id desc)`,
];

export const administrators: Migration = [statements(...STATEMENTS)];
