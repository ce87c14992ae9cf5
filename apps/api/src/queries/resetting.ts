import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';

/** Empties every table of the product; the schema and its record of migrations stay. */
export async function emptyDatabase(db: Executor): Promise<void> {
  // Everything else hangs on these by its references.
  await sql`truncate table administrations, accounts, signin_failures, idempotency_keys, support_messages, mails,
    report_requests, branding_items restart identity cascade`.execute(db);
}
