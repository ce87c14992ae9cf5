import type { Overview } from '@laundry/api-contract';
import { overview, reports } from '@laundry/strings';
import type { PlotData } from '@laundry/ui-kit/charts';

const { plot } = overview;

/** The uses of each day of this month, and of the last on the same places; days to come are unknown. */
export function usesPlot({ days, months: [now, last] }: Overview): PlotData {
  const ofMonth = (month: string | undefined) =>
    new Map(
      days
        .filter(({ day }) => month !== undefined && day.startsWith(month))
        .map(({ day, uses }) => [day.slice(8), uses]),
    );
  const [current, previous] = [ofMonth(now?.month), ofMonth(last?.month)];
  const places = [...new Set([...previous.keys(), ...current.keys()])].sort();
  const series = (label: string, uses: ReadonlyMap<string, number>, dashed: boolean) => ({
    label,
    dashed,
    values: places.map((place) => uses.get(place) ?? null),
    text: reports.count,
  });
  return {
    axis: plot.axis,
    categories: places.map((place) => String(Number(place))),
    series: [series(plot.thisMonth, current, false), series(plot.lastMonth, previous, true)],
  };
}
