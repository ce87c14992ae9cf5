import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

/**
 * Counters of the rate limits. The table is unlogged: counting writes no write-ahead log and does not wait
 * for the disk, and the counters start at zero after a crash. It replaces creation_windows, which the
 * previous version still uses.
 */
export const rateLimits: Migration = [
  statements(`create unlogged table rate_limits (
    counted text primary key,
    started_at timestamptz not null,
    times integer not null) with (fillfactor = 50)`),
];
