import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // Whether the residents until the first day are still to be taken out.
  `alter table building_administrations add column without_residents boolean not null default false`,
];

export const residentsTakenOut: Migration = [statements(...STATEMENTS)];
