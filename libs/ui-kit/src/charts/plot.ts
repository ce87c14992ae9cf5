/** One kind of thing that is counted at each place of the axis. */
export interface PlotSeries {
  /** As the legend and the table's head say it. */
  label: string;
  /** One number for each place; null where nothing is known. */
  values: readonly (number | null)[];
  /** A number in words, in the tooltip and in the table: '$ 1.234'. */
  text: (value: number) => string;
}

/** What a plot shows, as data: the drawing and the table of its numbers are made from it. */
export interface PlotData {
  /** What stands over the table's first column: 'Día'. */
  axis: string;
  /** The places along the axis, in their order: days, months, buildings. */
  places: readonly string[];
  series: readonly PlotSeries[];
}

/** The colours of the series, by role: each told apart from the next and from its ground. */
export const SERIES_COLOURS = [
  'var(--mui-palette-primary-main)',
  'var(--mui-palette-secondary-main)',
  'var(--mui-palette-warning-main)',
  'var(--mui-palette-success-main)',
] as const;

/** A number as it stands at an axis, short: '1,2 mil'. */
const short = new Intl.NumberFormat('es-UY', { notation: 'compact', maximumFractionDigits: 1 });

export const shortNumber = (value: number): string => short.format(value);
