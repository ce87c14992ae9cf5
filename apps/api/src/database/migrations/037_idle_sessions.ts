import { statements } from '../steps.ts';
import type { Migration } from '../steps.ts';

/**
 * When a session was last used. One that is open now, or that the version before opens, counts as used just
 * then.
 */
export const idleSessions: Migration = [
  statements('alter table sessions add column last_used_at timestamptz not null default now()'),
];
