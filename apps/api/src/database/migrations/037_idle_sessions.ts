import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

/** When a session was last used. The default covers open sessions and those of the previous version. */
export const idleSessions: Migration = [
  statements('alter table sessions add column last_used_at timestamptz not null default now()'),
];
