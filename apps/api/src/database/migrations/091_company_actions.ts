import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  // Audit trail of the company's commands. Commands that move money also write operator_actions.
  `create table company_actions (
    id uuid primary key,
    command text not null,
    subject text not null,
    changes jsonb not null,
    by text not null check (by <> ''),
    reason text not null check (reason <> ''),
    at timestamptz not null)`,
  `create index company_actions_newest on company_actions (at desc, id)`,
  `create function refuse_change_of_actions() returns trigger language plpgsql as $$ begin
    raise exception 'rows of % are never changed or removed', tg_table_name using errcode = 'restrict_violation';
  end $$`,
  ...['company_actions', 'operator_actions'].map(
    (table) => `create trigger ${table}_stay before update or delete or truncate on ${table}
      for each statement execute function refuse_change_of_actions()`,
  ),
];

export const companyActions: Migration = [statements(...STATEMENTS)];
