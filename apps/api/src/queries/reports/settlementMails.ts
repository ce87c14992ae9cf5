import { BUILDING_ADM } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { sqlDate } from './reportConditions.ts';

/** What is mailed to an account; undefined where it is gone. */
export const preferencesOf = (db: Executor, accountId: string) =>
  db.selectFrom('accounts').select('monthly_settlement').where('id', '=', accountId).executeTakeFirst();

/** Sets it. @returns what it is now; undefined where the account is gone */
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

/** Administrators who asked for the settlement of each month and did not have that of one yet. */
export async function awaitingSettlement(db: Executor, firstDay: string) {
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'administration_id'])
    .where('monthly_settlement', '=', true)
    .where('role', '=', BUILDING_ADM)
    .where('administration_id', 'is not', null)
    .where(notMailed(firstDay))
    .orderBy('administration_id')
    .orderBy('id')
    .execute();
  return accounts.flatMap(({ administration_id, ...account }) =>
    administration_id === null ? [] : [{ ...account, administrationId: administration_id }],
  );
}

/**
 * Writes down that an account has a month's settlement, in the transaction that queues its mail.
 *
 * @returns whether it is the caller's to queue: another instance may have come first, or the account may be
 * gone
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
