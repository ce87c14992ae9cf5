import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // Marks payments that came with an import, which the provider's lists need not contain.
  `alter table provider_payments add column imported boolean not null default false`,
];

export const importedPayments: Migration = [statements(...STATEMENTS)];
