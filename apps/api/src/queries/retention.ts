import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';

/** Rows per statement, so that no other transaction waits long for one of them. */
const BATCH = 1000;

/**
 * Erases payer, RUT and delivery address of the oldest payments that still have them. Amount, card, channel
 * and states stay, because the ledger needs them.
 *
 * @param before payments created before this moment
 * @returns whether there may be more of them
 */
export async function erasePayers(db: Executor, before: Date): Promise<boolean> {
  const { rows } = await sql`
    with emptied as (
      update transactions set payer_name = '', payer_email = '', rut = null
      where id in (
        select id from transactions
        where (payer_email <> '' or payer_name <> '' or rut is not null) and created_at < ${before}
        order by created_at limit ${BATCH})
      returning id),
    delivered as (
      update purchases set address = '', phone = '' from emptied where purchases.transaction_id = emptied.id)
    select id from emptied`.execute(db);
  return rows.length === BATCH;
}

/** Deletes visitors' messages before a moment. */
export async function deleteMessages(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('support_messages').where('created_at', '<', before).execute();
}

/** Deletes administrators' activity before a moment. */
export async function deleteActivity(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('activity').where('at', '<', before).execute();
}
