import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  `alter table buildings add unique (id, administration_id)`,
  `alter table residents
    add column administration_id uuid,
    add column creation_key uuid,
    -- At most one invitation can be used: a newer one takes the place of the one before.
    add column invitation_hash text unique,
    add column invitation_expires_at timestamptz`,
  `update residents set administration_id = buildings.administration_id
    from buildings where buildings.id = residents.building_id`,
  `alter table residents
    alter column administration_id set not null,
    add foreign key (building_id, administration_id)
      references buildings (id, administration_id) on update cascade,
    add unique (administration_id, creation_key)`,
  // Not unique yet: databases may already have duplicates, which migration 008 marks.
  `create index residents_by_email on residents (lower(email))`,
];

export const invitations: Migration = [statements(...STATEMENTS)];
