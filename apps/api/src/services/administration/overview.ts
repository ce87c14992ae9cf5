import type { Overview } from '@laundry/api-contract';
import { dayAfter, monthAfter, monthOfDay, montevideoDay } from '@laundry/strings/format';
import { confirmedBetween } from '../../queries/reports/confirmedTransactions.ts';
import { startOfDay } from '../../queries/reports/reportConditions.ts';
import {
  usesOfDayUntil,
  usesOfDays,
  usesOfMachines,
  waitingResidents,
} from '../../queries/administration/overview.ts';
import type { Handler } from '../dependencies.ts';
import { firstMoment } from '../reports/days.ts';
import { inPesos } from '../reports/settlement.ts';
import { sumBy } from '../../shared/sumBy.ts';
import { byText } from '../spanishOrder.ts';

const sumUses = (days: Overview['days'], isIncluded: (day: string) => boolean) =>
  days.reduce((sum, { day, uses }) => (isIncluded(day) ? sum + uses : sum), 0);

/** The moment of a month before `now` in `month`, or the end of that month where it was shorter. */
function aMonthBefore(now: Date, month: string): Date {
  const begun = firstMoment(month).getTime();
  const lastBegun = firstMoment(monthAfter(month, -1)).getTime();
  return new Date(Math.min(begun, lastBegun + now.getTime() - begun));
}

/**
 * The portal's start page: uses and income of this month and the last, waiting residents and failing
 * machines.
 */
export const overview: Handler<'overview'> = async ({ reports: db, clock }, { session }) => {
  const { administrationId: id } = session;
  const now = clock();
  const today = montevideoDay(now);
  const month = monthOfDay(today);
  const [thisMonth, lastMonth] = [`${month}-01`, `${monthAfter(month, -1)}-01`];
  const sameMoment = aMonthBefore(now, month);
  const sameDay = montevideoDay(sameMoment);
  const monthAgo = dayAfter(today, -29);
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
  const toMonth = (firstDay: string, monthIncome: Awaited<ReturnType<typeof confirmedBetween>>) => ({
    month: monthOfDay(firstDay),
    uses: sumUses(days, (day) => monthOfDay(day) === monthOfDay(firstDay)),
    income: monthIncome.map(inPesos),
  });
  return {
    months: [toMonth(thisMonth, income), toMonth(lastMonth, lastIncome)],
    lastUntilSameDay: {
      uses: sumUses(days, (day) => day < sameDay) + usesOfSameDay,
      income: sameIncome.map(inPesos),
    },
    days,
    waiting_residents: sumBy(waiting, ({ count }) => count),
    waiting: waiting.toSorted((left, right) => byText(left.building_name, right.building_name)),
    failing_machines: failingMachines(machines),
  };
};

/** A machine's uses and failures in the period. */
export interface MachineUses {
  readonly id: string;
  readonly uses: number;
  readonly failed: number;
}

/** With fewer uses the share of failures is not significant. */
const MIN_USES = 20;
/** The share of failures has to exceed the average by this factor, however significant it is. */
const MIN_FACTOR = 1.5;
/** Three standard deviations, as in control charts; chance alone exceeds them in about 1 of 1000 machines. */
const DEVIATIONS = 3;
const MAX_MACHINES = 10;

const failureRate = ({ failed, uses }: MachineUses) => failed / uses;

/** Machines that fail unusually often among the administration's own, worst first (docs/api.md). */
export function failingMachines<Machine extends MachineUses>(machines: readonly Machine[]): Machine[] {
  const all = sumBy(machines, ({ uses }) => uses);
  const average = all === 0 ? 0 : sumBy(machines, ({ failed }) => failed) / all;
  const limit = (uses: number) =>
    Math.max(MIN_FACTOR * average, average + DEVIATIONS * Math.sqrt((average * (1 - average)) / uses));
  return machines
    .filter((machine) => machine.uses >= MIN_USES && failureRate(machine) > limit(machine.uses))
    .toSorted(
      (left, right) =>
        failureRate(right) - failureRate(left) || right.failed - left.failed || (left.id < right.id ? -1 : 1),
    )
    .slice(0, MAX_MACHINES);
}
