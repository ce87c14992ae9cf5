import { dayAfter, monthOfDay } from '@laundry/strings/format';
import type { PlotData, PlotSeries } from '@laundry/ui-kit/charts';

/** A series of values by day, from which a plot by day or month is made. */
export interface DaySeries extends Pick<PlotSeries, 'label' | 'text' | 'tone'> {
  /** By day, `YYYY-MM-DD`. */
  values: ReadonlyMap<string, number>;
}

export type PlotStep = 'day' | 'month';

/** More days than this are shown by month by default. */
const MAX_DAYS = 62;
/** More days than this are not drawn one by one. */
export const MAX_PLOT_DAYS = 366;

/** Every day from one to another, both included, so that the plot also has days without values. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

export const stepFor = (days: number): PlotStep => (days > MAX_DAYS ? 'month' : 'day');

/** '31/03/2026' for a day, '03/2026' for a month. */
const shown = (place: string): string => place.split('-').reverse().join('/');
/** '31/03': the year is that of the search. */
const dayAndMonth = (day: string): string => day.slice(0, 'DD/MM'.length);

/** A plot of days or months between two days. */
export function plotBetween(
  days: readonly string[],
  series: readonly DaySeries[],
  step: PlotStep,
  axis: string,
): PlotData {
  const placeOf = (day: string) => (step === 'day' ? day : monthOfDay(day));
  const places = [...new Set(days.map(placeOf))];
  return {
    axis,
    categories: places.map(shown),
    ...(step === 'day' && { tickLabel: dayAndMonth }),
    series: series.map(({ values, ...one }) => {
      const sums = new Map<string, number>();
      for (const [day, value] of values) sums.set(placeOf(day), (sums.get(placeOf(day)) ?? 0) + value);
      return { ...one, values: places.map((place) => sums.get(place) ?? 0) };
    }),
  };
}
