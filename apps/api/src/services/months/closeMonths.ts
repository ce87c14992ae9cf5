import { UYU, ALL_BUILDINGS } from '@laundry/api-contract';
import type { Executor } from '../../database/connect.ts';
import { listBuildings } from '../../queries/administration/administrations.ts';
import type { Fault } from '../../queries/ledgerCheck/ledgerCheck.ts';
import {
  insertAdjustments,
  settledUntilNow,
  administrationsOfBuildings,
  centsOfUses,
  closedMonthsFrom,
  lockAdministrations,
  administrationsToClose,
  closedMonth,
  firstMonthWithRows,
  insertClosedMonth,
} from '../../queries/reports/closedMonths.ts';
import type { Cause, Difference } from '../../queries/reports/closedMonths.ts';
import { settledBuildings, computeSettlement } from '../reports/settlement.ts';
import { settlementMail } from '@laundry/mail-templates';
import { daysOfMonth, monthAfter, montevideoDay } from '@laundry/strings/format';
import { adminOrigin, mailDocument } from '../../mail/composeMail.ts';
import { recordCompanyAction } from '../../queries/company/audit.ts';
import type { NewCompanyAction } from '../../queries/company/audit.ts';
import { settlementSubscribers } from '../../queries/reports/settlement.ts';
import { byName } from '../spanishOrder.ts';
import type { CoreDependencies, Dependencies } from '../dependencies.ts';

/** How many months back closed months are compared each night. */
const COMPARED_MONTHS = 12;

const isZero = ({ uses_cents, prepaid_cents, share_cents }: Difference) =>
  uses_cents === 0 && prepaid_cents === 0 && share_cents === 0;

/**
 * What the buildings of a closed month would be settled for by now, less what they were settled for and the
 * adjustments that were made since.
 *
 * @param buildingIds undefined for all
 */
async function findDifferences(
  db: Executor,
  administrationId: string,
  month: string,
  buildingIds?: readonly string[],
) {
  const days = { administrationId, ...daysOfMonth(month) };
  const settled = await settledUntilNow(db, days);
  const own = await listBuildings(db, days, false);
  const compared = [...settled, ...own].filter(({ id }) => buildingIds?.includes(id) ?? true);
  if (compared.length === 0) return [];
  const before = new Map(settled.map(({ id, ...sums }) => [id, sums]));
  const now = await settledBuildings(db, days, compared);
  return now
    .map(({ id, name, uses, prepaid }) => ({
      building: { id, name },
      uses_cents: centsOfUses(uses) - (before.get(id)?.uses_cents ?? 0),
      prepaid_cents: prepaid.amount - (before.get(id)?.prepaid_cents ?? 0),
      share_cents: prepaid.share - (before.get(id)?.share_cents ?? 0),
    }))
    .filter((difference) => !isZero(difference));
}

/** A cause, with the clock that will date it. */
type UndatedCause = Omit<Cause, 'at'> & Pick<CoreDependencies, 'clock'>;

/**
 * Makes an adjustment for each difference in administrations' closed months; called again it finds none.
 *
 * @param from the first month that may have changed, YYYY-MM
 * @param buildingIds undefined for all
 */
async function adjustAdministrations(
  db: Executor,
  administrationIds: readonly string[],
  { from, buildingIds }: { readonly from: string; readonly buildingIds?: readonly string[] },
  { clock, ...cause }: UndatedCause,
): Promise<void> {
  await lockAdministrations(db, administrationIds);
  // With the lock, so that nobody can have closed this moment's month.
  const dated = { ...cause, at: clock() };
  for (const administrationId of administrationIds)
    for (const month of await closedMonthsFrom(db, administrationId, from)) {
      const differences = await findDifferences(db, administrationId, month, buildingIds);
      await insertAdjustments(db, { administrationId, ...daysOfMonth(month) }, differences, dated);
    }
}

/**
 * Makes an adjustment for each difference in the closed months of buildings (D80). Call it in the transaction
 * of the change that caused them, after the change.
 *
 * @param changed.from the first month that may have changed, YYYY-MM
 */
export const adjustClosedMonths = async (
  db: Executor,
  changed: { readonly buildingIds: readonly string[]; readonly from: string },
  cause: UndatedCause,
): Promise<void> =>
  adjustAdministrations(db, await administrationsOfBuildings(db, changed.buildingIds), changed, cause);

/**
 * Buildings whose last closed months differ by now from what they were settled and adjusted for (D80).
 *
 * @param day today, YYYY-MM-DD
 */
export async function faultsOfClosedMonths(db: Executor, day: string): Promise<Fault[]> {
  const from = monthAfter(day, -COMPARED_MONTHS);
  const faults: Fault[] = [];
  for (const { id } of await administrationsToClose(db))
    for (const month of await closedMonthsFrom(db, id, from))
      for (const { building, ...difference } of await findDifferences(db, id, month))
        faults.push({
          key: `month:${month}:${id}:${building.id}`,
          transactionId: null,
          currency: UYU,
          amountCents: difference.uses_cents + difference.prepaid_cents,
          detail: `${month} of ${building.name} differs from its settlement: uses by ${difference.uses_cents} cents, top-ups by ${difference.prepaid_cents}, share by ${difference.share_cents}`,
        });
  return faults;
}

/** Who closed or adjusted a month where no person did. */
const AUTOMATIC = 'automatic';

/**
 * Closes a month that is over: its settlement is kept as it is now, and mailed once to each administrator who
 * asked for it, in one transaction. Older months than the last one are not mailed, nor one without buildings.
 * A month is closed once, however many instances do it.
 *
 * @param action recorded in the company's audit trail, with the close
 * @returns whether this call closed it, and when and by whom it was closed
 */
export async function closeMonth(
  { db, settings, clock }: CoreDependencies,
  administrationId: string,
  month: string,
  by: string,
  action?: Pick<NewCompanyAction, 'id' | 'reason' | 'subject'>,
) {
  return db.transaction().execute(async (transaction) => {
    await lockAdministrations(transaction, [administrationId]);
    const days = { administrationId, ...daysOfMonth(month) };
    const earlier = await closedMonth(transaction, days);
    if (earlier) return { closed: false, at: earlier.closed_at, by: earlier.closed_by };
    const at = clock();
    const buildings = await listBuildings(transaction, days, false);
    const settled = (await settledBuildings(transaction, days, buildings)).toSorted(byName);
    await insertClosedMonth(transaction, days, settled, { by, at });
    const close = { command: 'month close', changes: { month }, by, at };
    if (action) await recordCompanyAction(transaction, { ...action, ...close });
    if (month === monthAfter(montevideoDay(at), -1) && settled.length > 0) {
      const settlement = await computeSettlement(transaction, { ...days, month }, settled, at);
      const url = `${adminOrigin(settings)}/dashboard-settlement?month=${month}&building=${ALL_BUILDINGS}`;
      for (const recipient of await settlementSubscribers(transaction, administrationId))
        await mailDocument({ db: transaction, settings, at }, settlementMail(settlement, url), { recipient });
    }
    return { closed: true, at, by };
  });
}

/**
 * Closes the months of all administrations that are due on a day, also those that were missed: a month is due
 * from the day MONTHS_CLOSE_ON_DAY of the next one on. Then makes the adjustments for changes in the last
 * closed months that did not make any themselves: a payment that was confirmed in the moment of the close, or
 * a change by hand.
 *
 * @param day YYYY-MM-DD
 * @throws Error where it failed for an administration, after it was done for all others
 */
export async function closeDueMonths(deps: Dependencies, day: string, stopping?: AbortSignal): Promise<void> {
  const { db, clock, settings, log } = deps;
  const isDue = Number(day.slice('YYYY-MM-'.length)) >= settings.MONTHS_CLOSE_ON_DAY;
  const last = monthAfter(day, isDue ? -1 : -2);
  const compared = monthAfter(day, -COMPARED_MONTHS);
  const failed: string[] = [];
  for (const { id, first } of await administrationsToClose(db))
    try {
      const used = await firstMonthWithRows(db, id, day);
      const [from = last] = [first, used].filter((month) => typeof month === 'string').toSorted();
      for (let month = from; month <= last; month = monthAfter(month)) {
        if (stopping?.aborted) return;
        await closeMonth(deps, id, month, AUTOMATIC);
      }
      const cause = { cause: 'comparison', by: AUTOMATIC, clock } as const;
      await db.transaction().execute((open) => adjustAdministrations(open, [id], { from: compared }, cause));
    } catch (error) {
      failed.push(id);
      log.error({ administration: id, err: error }, 'months not closed');
    }
  if (failed.length > 0) throw new Error(`months not closed of ${failed.join(', ')}`);
}
