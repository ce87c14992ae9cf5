import { statements } from '../steps.ts';
import type { Migration } from '../steps.ts';

const STATEMENTS = [
  // Told by an import and by no provider, whose lists need not have it.
  `alter table provider_payments add column imported boolean not null default false`,
];

export const importedPayments: Migration = [statements(...STATEMENTS)];
