import { createIndex, fillInBatches, statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const TABLES = ['administrations', 'buildings', 'machines'] as const;

const STATEMENTS = [
  // The company's own names of its records (D62). Rows inserted without one get their id.
  ...TABLES.map((table) => `alter table ${table} add column reference text unique check (reference <> '')`),
  `create function give_reference() returns trigger language plpgsql as $$ begin
    new.reference := coalesce(new.reference, new.id::text);
    return new;
  end $$`,
  ...TABLES.map(
    (table) => `create trigger ${table}_named before insert on ${table}
      for each row execute function give_reference()`,
  ),
  `create function keep_reference() returns trigger language plpgsql as $$ begin
    raise exception 'a reference never changes' using errcode = 'restrict_violation';
  end $$`,
  ...[...TABLES, 'branding_items'].map(
    (table) => `create trigger ${table}_keep_reference before update of reference on ${table} for each row
      when (old.reference is not null and old.reference is distinct from new.reference)
      execute function keep_reference()`,
  ),
];

export const companyReferences: Migration = [
  statements(...STATEMENTS),
  ...TABLES.map((table) =>
    fillInBatches({
      table,
      fill: (within) => `update ${table} set reference = id::text where reference is null and ${within}`,
    }),
  ),
  createIndex({ name: 'units_by_number', on: 'on units (building_id, number)', unique: true }),
];
