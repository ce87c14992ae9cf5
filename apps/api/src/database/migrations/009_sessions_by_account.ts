import { createIndex } from '../steps.ts';
import type { Migration } from '../steps.ts';

/**
 * A changed password and a removed resident end an account's sessions: they are found without reading all
 * there are.
 */
export const sessionsByAccount: Migration = [
  createIndex({ name: 'sessions_by_account', on: 'on sessions (account_id)' }),
];
