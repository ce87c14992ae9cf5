import { BUILDING_ADM } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Executor } from '../database/connect.ts';
import { dayOf } from './montevideoDay.ts';

const notMailed = (firstDay: string) =>
  sql<boolean>`settlement_mailed_for is distinct from ${dayOf(firstDay)}`;

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
    .set({ settlement_mailed_for: dayOf(firstDay) })
    .where('id', '=', accountId)
    .where('monthly_settlement', '=', true)
    .where(notMailed(firstDay))
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}
