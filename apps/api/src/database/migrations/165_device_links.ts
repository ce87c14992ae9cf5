import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // Whether the mailed link lets a device sign in, in place of setting a new password.
  `alter table password_requests add column for_device boolean not null default false`,
  `alter table password_resets add column for_device boolean not null default false`,
];

export const deviceLinks: Migration = [statements(...STATEMENTS)];
