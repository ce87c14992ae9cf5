import { createIndex, fillInBatches, statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';

const STATEMENTS = [
  `alter table transactions add column shop_process_id bigint`,
  `create sequence shop_process_ids`,
  // 15 digits: milliseconds, so that a restored database does not use a number again, and two digits that
  // tell apart what begins in one millisecond.
  `create function next_shop_process_id(at timestamptz) returns bigint language sql volatile as
    $$ select floor(extract(epoch from at) * 1000)::bigint * 100 + nextval('shop_process_ids') % 100 $$`,
  // The version before sends Bancard the payment's own number.
  `create function keep_number_as_shop_process_id() returns trigger language plpgsql as $$ begin
    new.shop_process_id := new.number;
    return new;
  end $$`,
  `create trigger transactions_shop_process_id before insert on transactions for each row
    when (new.channel = 'Bancard' and new.shop_process_id is null)
    execute function keep_number_as_shop_process_id()`,
];

/** Gives Bancard's payments numbers that are never used again, not even by a restored database. */
export const shopProcessIds: Migration = [
  statements(...STATEMENTS),
  fillInBatches({
    table: 'transactions',
    fill: (within) =>
      `update transactions set shop_process_id = number
        where channel = 'Bancard' and shop_process_id is null and ${within}`,
  }),
  createIndex({
    name: 'transactions_by_shop_process_id',
    on: 'on transactions (shop_process_id) where shop_process_id is not null',
    unique: true,
  }),
];
