import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  `alter table residents add column repeated boolean not null default false`,
  // Duplicates from before they were refused stay, marked as repeated. The confirmed resident is not marked,
  // or the oldest where none is confirmed.
  `update residents set repeated = true where id in (
    select id from (
      select id, row_number() over (
        partition by administration_id, lower(email) order by validated_at nulls last, created_at, id) as place
      from residents) as placed
    where place > 1)`,
  // Earlier databases may have an index of this name without the condition.
  `drop index if exists residents_by_administration`,
  // An e-mail is unique within an administration; another administration may have it too (D28).
  `create unique index residents_by_administration on residents (administration_id, lower(email)) where not repeated`,
];

export const repeatedEmails: Migration = [statements(...STATEMENTS)];
