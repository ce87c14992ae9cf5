import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // Whether each month's settlement is mailed to an account, and the first day of the last month mailed.
  `alter table accounts add column monthly_settlement boolean not null default false`,
  `alter table accounts add column settlement_mailed_for date`,
];

export const notificationPreferences: Migration = [statements(...STATEMENTS)];
