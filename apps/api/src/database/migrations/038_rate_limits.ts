import { statements } from '../steps.ts';
import type { Migration } from '../steps.ts';

/**
 * What rate limits count. Unlogged: counting costs no write-ahead log and no wait for the disk, and after a
 * crash it begins anew. It takes the place of creation_windows, which the version before still counts in.
 */
export const rateLimits: Migration = [
  statements(`create unlogged table rate_limits (
    counted text primary key,
    started_at timestamptz not null,
    times integer not null) with (fillfactor = 50)`),
];
