import { UYU } from '@laundry/api-contract';
import type { Executor } from '../../database/connect.ts';
import { buildingsOf } from '../../queries/administration/administrations.ts';
import type { Fault } from '../../queries/ledgerCheck/ledgerCheck.ts';
import { insertAdjustments, settledUntilNow } from '../../queries/reports/adjustments.ts';
import type { Cause, Difference } from '../../queries/reports/adjustments.ts';
import {
  administrationsOfBuildings,
  centsOfUses,
  closedMonthsFrom,
  lockAdministrations,
  administrationsToClose,
} from '../../queries/reports/closedMonths.ts';
import { daysOfMonth, monthAfter, monthOfDay } from '../reports/days.ts';
import { settledBuildings } from '../reports/settlement.ts';

/** How many months back closed months are compared each night. */
export const COMPARED_MONTHS = 12;

/** A building of a closed month that comes to something else by now, with its adjustments until now. */
type BuildingDifference = Difference & { readonly building_id: string };

const isZero = ({ uses_cents, prepaid_cents, share_cents }: Difference) =>
  uses_cents === 0 && prepaid_cents === 0 && share_cents === 0;

/**
 * What the buildings of a closed month would be settled for by now, less what they were settled for and the
 * adjustments that were made since.
 *
 * @param buildingIds undefined for all
 */
async function differencesOf(
  db: Executor,
  administrationId: string,
  month: string,
  buildingIds?: readonly string[],
): Promise<BuildingDifference[]> {
  const days = { administrationId, ...daysOfMonth(month) };
  const settled = await settledUntilNow(db, days);
  const own = await buildingsOf(db, days, false);
  const buildings = [...new Map([...settled, ...own].map(({ id, name }) => [id, { id, name }])).values()];
  const compared = buildings.filter(({ id }) => buildingIds?.includes(id) ?? true);
  if (compared.length === 0) return [];
  const before = new Map(settled.map(({ id, ...sums }) => [id, sums]));
  const now = await settledBuildings(db, days, compared);
  return now
    .map(({ id, uses, prepaid }) => ({
      building_id: id,
      uses_cents: centsOfUses(uses) - (before.get(id)?.uses_cents ?? 0),
      prepaid_cents: prepaid.amount - (before.get(id)?.prepaid_cents ?? 0),
      share_cents: prepaid.share - (before.get(id)?.share_cents ?? 0),
    }))
    .filter((difference) => !isZero(difference));
}

/**
 * Makes an adjustment of each difference in an administration's closed months; called again it finds none.
 *
 * @param from the first month that may have changed, YYYY-MM
 * @param buildingIds undefined for all
 */
export async function adjustAdministration(
  db: Executor,
  administrationId: string,
  { from, buildingIds }: { readonly from: string; readonly buildingIds?: readonly string[] },
  cause: Cause,
): Promise<void> {
  await lockAdministrations(db, [administrationId]);
  for (const month of await closedMonthsFrom(db, administrationId, from)) {
    const differences = await differencesOf(db, administrationId, month, buildingIds);
    await insertAdjustments(db, { administrationId, ...daysOfMonth(month) }, differences, cause);
  }
}

/**
 * Makes an adjustment of each difference in the closed months of buildings (D80). Call it in the transaction
 * of what changed them, after the change.
 *
 * @param changed.from the first month that may have changed, YYYY-MM
 */
export async function adjustClosedMonths(
  db: Executor,
  changed: { readonly buildingIds: readonly string[]; readonly from: string },
  cause: Cause,
): Promise<void> {
  const administrations = await administrationsOfBuildings(db, changed.buildingIds);
  await lockAdministrations(db, administrations);
  for (const administrationId of administrations)
    await adjustAdministration(db, administrationId, changed, cause);
}

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
