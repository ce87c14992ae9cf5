import { BUILDING_ADM } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { sqlDate } from './reportConditions.ts';

/** An account's mail preferences; undefined where the account was deleted. */
export const preferencesOf = (db: Executor, accountId: string) =>
  db.selectFrom('accounts').select('monthly_settlement').where('id', '=', accountId).executeTakeFirst();

/** Sets them. @returns the new preferences; undefined where the account was deleted */
export const setPreferences = (
  db: Executor,
  accountId: string,
  preferences: { readonly monthly_settlement: boolean },
) =>
  db
    .updateTable('accounts')
    .set({ monthly_settlement: preferences.monthly_settlement })
    .where('id', '=', accountId)
    .returning('monthly_settlement')
    .executeTakeFirst();

const notMailed = (firstDay: string) =>
  sql<boolean>`settlement_mailed_for is distinct from ${sqlDate(firstDay)}`;

/** Administrators subscribed to the monthly settlement who have not been mailed a given month's. */
export const awaitingSettlement = (db: Executor, administrationId: string, firstDay: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('monthly_settlement', '=', true)
    .where('role', '=', BUILDING_ADM)
    .where('administration_id', '=', administrationId)
    .where(notMailed(firstDay))
    .orderBy('id')
    .execute();

/**
 * Records that a month's settlement is mailed to an account. Call it in the transaction that queues the mail.
 *
 * @returns whether the caller has to queue it; false where another instance did, or the account was deleted
 */
export async function claimSettlementMail(
  db: Executor,
  accountId: string,
  firstDay: string,
): Promise<boolean> {
  const claimed = await db
    .updateTable('accounts')
    .set({ settlement_mailed_for: sqlDate(firstDay) })
    .where('id', '=', accountId)
    .where('monthly_settlement', '=', true)
    .where(notMailed(firstDay))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}
