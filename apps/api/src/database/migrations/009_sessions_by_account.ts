import { createIndex } from '../steps.ts';
import type { Migration } from '../steps.ts';

/** Finds an account's sessions, which a changed password and a removed resident delete. */
export const sessionsByAccount: Migration = [
  createIndex({ name: 'sessions_by_account', on: 'on sessions (account_id)' }),
];
