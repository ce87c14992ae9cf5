import { UYU } from '@laundry/api-contract';
import type { Executor } from '../../database/connect.ts';
import type { Fault } from '../../queries/ledgerCheck/ledgerCheck.ts';
import { administrationsToClose, closedMonthsFrom } from '../../queries/reports/closedMonths.ts';
import { differencesOf } from './adjustClosedMonths.ts';
import { COMPARED_MONTHS } from './closeMonths.ts';
import { monthAfter, monthOfDay } from './months.ts';

/**
 * Buildings whose last closed months come to something else than they were settled and adjusted for (D80).
 *
 * @param day today, YYYY-MM-DD
 */
export async function faultsOfClosedMonths(db: Executor, day: string): Promise<Fault[]> {
  const from = monthAfter(monthOfDay(day), -COMPARED_MONTHS);
  const faults: Fault[] = [];
  for (const { id } of await administrationsToClose(db))
    for (const month of await closedMonthsFrom(db, id, from))
      for (const { building_id, ...difference } of await differencesOf(db, id, month))
        faults.push({
          key: `month:${month}:${id}:${building_id}`,
          transactionId: null,
          currency: UYU,
          amountCents: difference.uses_cents + difference.prepaid_cents,
          detail: `${month} of building ${building_id} differs from its settlement: uses by ${difference.uses_cents} cents, top-ups by ${difference.prepaid_cents}, share by ${difference.share_cents}`,
        });
  return faults;
}
