import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Tables whose triggers refuse changes. */
const GUARDED = [
  'ledger_rows',
  'ledger_entries',
  'ledger_accounts',
  'operator_actions',
  'company_actions',
  'closed_months',
  'closed_buildings',
  'adjustments',
];

/** Empties all tables except the records of migrations. */
export function emptyDatabase(db: Database): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const switchTriggers = async (action: 'disable' | 'enable') => {
      for (const table of GUARDED)
        await sql`alter table ${sql.table(table)} ${sql.raw(action)} trigger ${sql.ref(`${table}_stay`)}`.execute(
          transaction,
        );
    };
    await switchTriggers('disable');
    // All other tables refer to these and are emptied with them.
    await sql`truncate table administrations, accounts, signin_failures, idempotency_keys, support_messages, mails,
      report_requests, branding_items, pictures, ledger_accounts, company_actions, uses_at_prices, rate_limits,
      creation_windows, password_requests, job_days restart identity cascade`.execute(transaction);
    await switchTriggers('enable');
  });
}
