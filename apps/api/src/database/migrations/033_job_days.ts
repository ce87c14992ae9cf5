import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

/** Runs of the nightly jobs, with a lease, so that one of several instances does each. */
export const jobDays: Migration = [
  statements(`create table job_days (
    job text not null,
    day date not null,
    lease_until timestamptz not null,
    done_at timestamptz,
    primary key (job, day))`),
];
