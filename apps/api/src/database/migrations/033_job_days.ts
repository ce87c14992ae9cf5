import { statements } from '../steps.ts';
import type { Migration } from '../steps.ts';

/** Which nightly job was done for which day, and who does one now: of several instances one does it. */
export const jobDays: Migration = [
  statements(`create table job_days (
    job text not null,
    day date not null,
    lease_until timestamptz not null,
    done_at timestamptz,
    primary key (job, day))`),
];
