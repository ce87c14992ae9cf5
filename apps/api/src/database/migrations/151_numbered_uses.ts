import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // Whether the controller declared that its ids are consecutive numbers, so that gaps mean missing uses.
  `alter table controllers add column numbered boolean not null default false`,
];

export const numberedUses: Migration = [statements(...STATEMENTS)];
