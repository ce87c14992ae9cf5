import { createIndex } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

/** Finds an account's sessions, which a changed password and a removed resident delete. */
export const sessionsByAccount: Migration = [
  createIndex({ name: 'sessions_by_account', on: 'on sessions (account_id)' }),
];
