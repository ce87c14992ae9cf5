import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { Settlement } from '@laundry/api-contract';
import { settlementMail } from '@laundry/mail-templates';
import { montevideoDay } from '@laundry/strings/format';
import type { Executor } from '../../database/connect.ts';
import { adminOriginOf, senderOf, mailOf } from '../../mail/composeMail.ts';
import { buildingsOf } from '../../queries/administration/administrations.ts';
import { recordCompanyAction } from '../../queries/company/audit.ts';
import type { NewCompanyAction } from '../../queries/company/audit.ts';
import { queueMail } from '../../queries/mails.ts';
import {
  administrationsToClose,
  closedMonth,
  firstMonthWithRows,
  insertClosedMonth,
  lockAdministrations,
} from '../../queries/reports/closedMonths.ts';
import { claimSettlementMails } from '../../queries/reports/settlement.ts';
import type { Settings } from '../../settings.ts';
import type { OperatorDependencies } from '../payments/operatorActions.ts';
import { daysOfMonth, monthAfter, monthOfDay, monthsUntil } from '../reports/days.ts';
import { settlementOf, settledBuildings } from '../reports/settlement.ts';
import { byName } from '../spanishOrder.ts';
import { COMPARED_MONTHS, adjustAdministration } from './adjustClosedMonths.ts';

/** Who closed or adjusted a month where no person did. */
const BY_ITSELF = 'automatic';

interface ClosedMonth {
  readonly closed: boolean;
  readonly at: Date;
  readonly by: string;
}

/**
 * Closes a month that is over: its settlement is kept as it is now, and mailed to the administrators who
 * asked for it, in one transaction. Older months than the last one are not mailed. A month is closed once,
 * however many instances do it.
 *
 * @param action recorded in the company's audit trail, with the close
 */
export async function closeMonth(
  { db, settings, clock }: OperatorDependencies,
  administrationId: string,
  month: string,
  by: string,
  action?: Pick<NewCompanyAction, 'id' | 'reason' | 'subject'>,
): Promise<ClosedMonth> {
  return db.transaction().execute(async (transaction) => {
    await lockAdministrations(transaction, [administrationId]);
    const days = { administrationId, ...daysOfMonth(month) };
    const earlier = await closedMonth(transaction, days);
    if (earlier) return { closed: false, at: earlier.closed_at, by: earlier.closed_by };
    const at = clock();
    const buildings = await buildingsOf(transaction, days, false);
    const settled = await settledBuildings(transaction, days, buildings.toSorted(byName));
    await insertClosedMonth(transaction, days, settled, { by, at });
    if (action)
      await recordCompanyAction(transaction, {
        ...action,
        by,
        command: 'month close',
        changes: { month },
        at,
      });
    if (month === monthAfter(monthOfDay(montevideoDay(at)), -1)) {
      const settlement = await settlementOf(transaction, { ...days, month }, settled, at);
      await queueSettlementMails(transaction, settings, administrationId, settlement, at);
    }
    return { closed: true, at, by };
  });
}

/** The first month that an administration has to close: the one of its first use or payment. */
async function firstMonthOf(db: Executor, administrationId: string, to: string): Promise<string | undefined> {
  const buildings = await buildingsOf(db, { administrationId, from: '-infinity', to }, false);
  return firstMonthWithRows(
    db,
    administrationId,
    buildings.map(({ id }) => id),
  );
}

/**
 * Closes the months of all administrations that are due on a day, also those that were missed: a month is due
 * from the day MONTHS_CLOSE_ON_DAY of the next one on.
 *
 * @param day YYYY-MM-DD
 */
export async function closeDueMonths(
  deps: OperatorDependencies,
  day: string,
  stopping?: AbortSignal,
): Promise<void> {
  const isDue = Number(day.slice('YYYY-MM-'.length)) >= deps.settings.MONTHS_CLOSE_ON_DAY;
  const last = monthAfter(monthOfDay(day), isDue ? -1 : -2);
  for (const { id, first } of await administrationsToClose(deps.db)) {
    const used = await firstMonthOf(deps.db, id, day);
    const [from = last] = [first, used].filter((month) => typeof month === 'string').toSorted();
    for (const month of monthsUntil(from, last)) {
      if (stopping?.aborted) return;
      await closeMonth(deps, id, month, BY_ITSELF);
    }
  }
}

/**
 * Makes adjustments of what changed in the last closed months without having told so: a payment that was
 * confirmed in the moment of the close, or a change by hand.
 *
 * @param day YYYY-MM-DD
 */
export async function compareClosedMonths(
  { db, clock }: OperatorDependencies,
  day: string,
  stopping?: AbortSignal,
): Promise<void> {
  const from = monthAfter(monthOfDay(day), -COMPARED_MONTHS);
  for (const { id } of await administrationsToClose(db)) {
    if (stopping?.aborted) return;
    const cause = { cause: 'comparison', by: BY_ITSELF, at: clock() } as const;
    await db.transaction().execute((transaction) => adjustAdministration(transaction, id, { from }, cause));
  }
}

/**
 * Mails a settlement to every administrator of an administration who subscribed to it, once each. An
 * administration without buildings has none. Call it in the transaction that closes the month, so that what
 * is mailed is what is kept (D80).
 */
async function queueSettlementMails(
  db: Executor,
  settings: Settings,
  administrationId: string,
  settlement: Settlement,
  at: Date,
): Promise<void> {
  const { month, buildings } = settlement;
  if (buildings.length === 0) return;
  const firstDay = `${month}-01`;
  const url = `${adminOriginOf(settings)}/dashboard-settlement?month=${month}&building=${ALL_BUILDINGS}`;
  for (const recipient of await claimSettlementMails(db, administrationId, firstDay))
    await queueMail(db, mailOf(settlementMail(settlement, url), senderOf(settings), { recipient }), at);
}
