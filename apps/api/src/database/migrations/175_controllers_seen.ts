import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // When a controller last called, whatever for; null until it calls a version that keeps it.
  `alter table controllers add column last_seen_at timestamptz`,
];

export const controllersSeen: Migration = [statements(...STATEMENTS)];
