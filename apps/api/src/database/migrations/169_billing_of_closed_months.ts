import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // How a building's uses were paid; null where a version before this one closed the month.
  `alter table closed_buildings add column billing text check (billing in ('prepaid', 'postpaid'))`,
];

export const billingOfClosedMonths: Migration = [statements(...STATEMENTS)];
