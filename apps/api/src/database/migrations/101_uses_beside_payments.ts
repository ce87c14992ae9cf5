import { statements } from '../migrationSteps.ts';
import type { Migration } from '../migrationSteps.ts';
import { changes } from './012_confirmed_changes.ts';

const STATEMENTS = [
  // The function of migration 012, which now skips entries without a payment instead of scanning for them.
  `create or replace function keep_confirmed_changes() returns trigger language plpgsql as $$ begin
    if not exists (select from new_rows join ledger_entries as entry on entry.id = new_rows.entry_id
      where entry.transaction_id is not null) then
      return null;
    end if;
    -- Less than was ordered, where an operator credited a part.
    update transactions as paid set confirmed_cents = added.amount_cents
      from new_rows as added
      join ledger_entries as entry on entry.id = added.entry_id
      join ledger_accounts as account on account.id = added.account_id and account.kind = 'card'
      where paid.id = entry.transaction_id and paid.confirmed_cents is null
        and added.amount_cents <> paid.amount_cents;
    ${changes('select transaction_id from ledger_entries where id in (select entry_id from new_rows)')};
    return null;
  end $$`,
];

/** Entries of uses belong to no payment, so the triggers that follow payments skip them. */
export const usesBesidePayments: Migration = [statements(...STATEMENTS)];
