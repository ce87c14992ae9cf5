import type { Overview } from '@laundry/api-contract';
import { machineName, overview, reports } from '@laundry/strings';
import { dayAfter } from '@laundry/strings/format';
import { config } from '../../shared/config.ts';
import { paths } from '../../shared/paths.ts';
import { formatShare } from './comparison.ts';
import type { LinkedRow } from './LinkedRows.tsx';

const { failing, waiting } = overview;
/** Failing machines are looked for in the last 30 days, today among them (the overview's contract). */
const DAYS_BEFORE = 29;

/** Buildings whose residents have not confirmed, those with the most first: each leads to its residents. */
export const waitingRows = (of: Overview): LinkedRow[] =>
  of.waiting
    .toSorted((one, other) => other.count - one.count)
    .map(({ building_id, building_name, count }) => ({
      to: `${paths.users}?${new URLSearchParams({ building: building_id }).toString()}`,
      label: building_name,
      details: [waiting.count(count)],
    }));

/** The public site's failure report with the machine filled in (D41). */
const failureReport = (building: string, machine: string): string =>
  `${config.origins.public}/report-failure?${new URLSearchParams({ building, machine }).toString()}`;

/** Machines that fail unusually often: each leads to its uses of these days and to a failure report. */
export function failingRows({ failing_machines, days }: Overview): LinkedRow[] {
  const to = days.at(-1)?.day;
  return failing_machines.map((machine) => {
    const { id, building_id, building_name, serial_number, uses, failed } = machine;
    const period = to === undefined ? {} : { from: dayAfter(to, -DAYS_BEFORE), to };
    const search = new URLSearchParams({ ...period, building: building_id, machine: id });
    return {
      to: `${paths.uses}?${search.toString()}`,
      label: `${machineName(machine)} · ${building_name}`,
      details: [
        failing.serial(serial_number),
        failing.failed(
          reports.count(failed),
          reports.count(uses),
          formatShare(uses === 0 ? 0 : failed / uses),
        ),
      ],
      action: {
        label: failing.report,
        name: failing.reportOf(machineName(machine), building_name),
        href: failureReport(building_name, `${machineName(machine)} · ${serial_number}`),
      },
    };
  });
}
