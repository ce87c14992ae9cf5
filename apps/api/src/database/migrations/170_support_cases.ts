import { createIndex, statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // The number of a failure report's case, short enough for the telephone; null for other messages (D89).
  `alter table support_messages add column case_number integer`,
  `create sequence support_cases as integer start 1001 owned by support_messages.case_number`,
];

export const supportCases: Migration = [
  statements(...STATEMENTS),
  createIndex({ name: 'support_messages_by_case', on: 'on support_messages (case_number)', unique: true }),
];
