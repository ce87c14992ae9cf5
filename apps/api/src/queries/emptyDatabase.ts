import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Tables that refuse to be emptied. */
const GUARDED = ['ledger_rows', 'ledger_entries', 'ledger_accounts', 'operator_actions', 'company_actions'];

/** Empties every table of the product; the schema and its record of migrations stay. */
export function emptyDatabase(db: Database): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const switchGuards = async (how: 'disable' | 'enable') => {
      for (const table of GUARDED)
        await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger ${sql.ref(`${table}_stay`)}`.execute(
          transaction,
        );
    };
    await switchGuards('disable');
    // Everything else hangs on these by its references.
    await sql`truncate table administrations, accounts, signin_failures, idempotency_keys, support_messages, mails,
      report_requests, branding_items, pictures, ledger_accounts, company_actions restart identity cascade`.execute(
      transaction,
    );
    await switchGuards('enable');
  });
}
