import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  `create index uses_by_card on uses (card_uid, at desc)`,
  `create table report_requests (
    id bigint generated always as identity primary key,
    pair_hash text not null,
    at timestamptz not null)`,
  `create index report_requests_by_pair on report_requests (pair_hash, at desc)`,
  // Mails to the company store no address, because it is a setting.
  `alter table mails alter column recipient drop not null`,
];

export const cardReport: Migration = [statements(...STATEMENTS)];
