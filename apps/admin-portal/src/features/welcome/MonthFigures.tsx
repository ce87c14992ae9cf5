import type { Overview } from '@laundry/api-contract';
import { overview } from '@laundry/strings';
import { Figures, Panel, formatDay } from '@laundry/ui-kit';
import { Compared } from './Compared.tsx';
import { comparisonsOf } from './comparison.ts';

const { month } = overview;

/** This month until now beside the same days of the last one. */
export function MonthFigures({ of }: { of: Overview }) {
  const today = of.days.at(-1)?.day;
  const lead =
    today === undefined ? undefined : month.lead(formatDay(`${today.slice(0, 8)}01`), formatDay(today));
  return (
    <Panel heading={month.heading} lead={lead}>
      <Figures
        figures={comparisonsOf(of).map((compared) => ({
          label: compared.label,
          text: compared.now,
          more: <Compared with={compared} />,
        }))}
      />
    </Panel>
  );
}
