import { statements } from '../steps.ts';
import type { Migration } from '../steps.ts';

const STATEMENTS = [
  // Whether an account has each month's settlement mailed, and the first day of the last month that was.
  `alter table accounts add column monthly_settlement boolean not null default false`,
  `alter table accounts add column settlement_mailed_for date`,
];

export const notificationPreferences: Migration = [statements(...STATEMENTS)];
