import { createIndex, statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

/**
 * Devices that signed in before, and the client of each failed sign-in. The previous version writes neither:
 * its failed sign-ins count as those of an unknown device, and its sessions have no device.
 */
export const knownDevices: Migration = [
  statements(
    `create table devices (
      token_hash text primary key,
      account_id uuid not null references accounts on delete cascade,
      last_used_at timestamptz not null)`,
    `create index devices_by_account on devices (account_id, last_used_at desc)`,
    `alter table sessions add column device_hash text`,
    `alter table signin_failures
      add column client_hash text,
      add column known_device boolean not null default false`,
  ),
  createIndex({ name: 'signin_failures_by_client', on: 'on signin_failures (client_hash, at desc)' }),
];
