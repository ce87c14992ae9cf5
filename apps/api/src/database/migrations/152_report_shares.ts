import { createIndex, statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

/** Counts reports by card and by e-mail too. Both are null in rows of the version before. */
export const reportShares: Migration = [
  statements(`alter table report_requests add column card_hash text, add column email_hash text`),
  createIndex({ name: 'report_requests_by_card', on: 'on report_requests (card_hash, at)' }),
  createIndex({ name: 'report_requests_by_email', on: 'on report_requests (email_hash, at)' }),
];
