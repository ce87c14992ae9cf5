import type { Overview } from '@laundry/api-contract';
import { pesosOf } from '@laundry/strings/format';
import { confirmedBetween } from '../../queries/reports/confirmedTransactions.ts';
import { startOfDay } from '../../queries/reports/reportConditions.ts';
import {
  periodsAt,
  usesOfDayUntil,
  usesOfDays,
  usesOfMachines,
  waitingResidents,
} from '../../queries/administration/overview.ts';
import { ownAdministration } from './building.ts';
import type { Dependencies } from '../dependencies.ts';
import { failingMachines } from './failingMachines.ts';
import type { AdministratorSession } from '../accounts/session.ts';
import { byText } from '../spanishOrder.ts';

type Income = Awaited<ReturnType<typeof confirmedBetween>>;
type Day = Overview['days'][number];

const inPesos = (income: Income) =>
  income.map(({ currency, amount, share }) => ({
    currency,
    amount: pesosOf(amount),
    adm_income: pesosOf(share),
  }));

const usesOf = (days: readonly Day[], isIncluded: (day: string) => boolean) =>
  days.reduce((sum, { day, uses }) => (isIncluded(day) ? sum + uses : sum), 0);

/**
 * The portal's start page: uses and income of this month and the last, waiting residents and failing
 * machines.
 *
 * @throws Failure ex_not_found for another administration
 */
export async function overview(
  { reports: db, clock }: Dependencies,
  session: AdministratorSession,
  adminId: string,
): Promise<Overview> {
  const id = ownAdministration(session, adminId);
  const now = clock();
  const { today, thisMonth, lastMonth, sameMoment, sameDay, monthAgo } = await periodsAt(db, now);
  const incomeUntil = (firstDay: string, until: Parameters<typeof confirmedBetween>[1]['until']) =>
    confirmedBetween(db, { administrationId: id, from: startOfDay(firstDay), until });
  // One after the other, because a report may use one connection at a time (`reportSlots.ts`).
  const days = await usesOfDays(db, id, lastMonth, today);
  const usesOfSameDay = await usesOfDayUntil(db, id, sameDay, sameMoment);
  const income = await incomeUntil(thisMonth, startOfDay(today, 1));
  const lastIncome = await incomeUntil(lastMonth, startOfDay(thisMonth));
  const sameIncome = await incomeUntil(lastMonth, sameMoment);
  const waiting = await waitingResidents(db, id, today);
  const machines = await usesOfMachines(db, id, monthAgo, today);
  const monthOf = (firstDay: string, uses: number, monthIncome: Income) => ({
    month: firstDay.slice(0, 'YYYY-MM'.length),
    uses,
    income: inPesos(monthIncome),
  });
  return {
    months: [
      monthOf(
        thisMonth,
        usesOf(days, (day) => day >= thisMonth),
        income,
      ),
      monthOf(
        lastMonth,
        usesOf(days, (day) => day < thisMonth),
        lastIncome,
      ),
    ],
    lastUntilSameDay: {
      uses: usesOf(days, (day) => day < sameDay) + usesOfSameDay,
      income: inPesos(sameIncome),
    },
    days,
    waiting_residents: waiting.reduce((sum, { count }) => sum + count, 0),
    waiting: waiting.toSorted((left, right) => byText(left.building_name, right.building_name)),
    failing_machines: failingMachines(machines),
  };
}
