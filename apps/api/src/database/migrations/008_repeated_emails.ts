import { statements } from '../steps.ts';
import type { Migration } from '../steps.ts';

const STATEMENTS = [
  `alter table residents add column repeated boolean not null default false`,
  // Who was entered under one e-mail twice before that was refused stays. The confirmed one counts, or the
  // oldest.
  `update residents set repeated = true where id in (
    select id from (
      select id, row_number() over (
        partition by administration_id, lower(email) order by validated_at nulls last, created_at, id) as place
      from residents) as placed
    where place > 1)`,
  // Where the index before this one could be made, it goes.
  `drop index if exists residents_by_administration`,
  // One administration enters an e-mail once; another one may have it as well (D28).
  `create unique index residents_by_administration on residents (administration_id, lower(email)) where not repeated`,
];

export const repeatedEmails: Migration = [statements(...STATEMENTS)];
