/** One kind of thing that is counted at each place of the axis. */
export interface PlotSeries {
  /** As the legend and the table's head say it. */
  label: string;
  /** One number for each place; null where nothing is known. */
  values: readonly (number | null)[];
  /** Drawn in the colour of failures. */
  tone?: 'error';
  /** A line of what was before, dashed: it is what the others are compared with. */
  dashed?: boolean;
  /** A number in words, in the tooltip and in the table: '$ 1.234'. */
  text: (value: number) => string;
}

/** What a plot shows, as data: the drawing and the table of its numbers are made from it. */
export interface PlotData {
  /** What stands over the table's first column: 'Día'. */
  axis: string;
  /** The places along the axis, in their order: days, months, buildings. */
  categories: readonly string[];
  /** A place as it stands under the drawing, where its name is longer than there is room: '01/03'. */
  tickLabel?: (place: string) => string;
  series: readonly PlotSeries[];
  /** The series are parts of a whole: their bars stand on one another. */
  stacked?: boolean;
}

/** The colours of the series, by role: each told apart from the next and from its ground. */
export const SERIES_COLOURS = [
  'var(--mui-palette-series-first)',
  'var(--mui-palette-series-second)',
  'var(--mui-palette-series-third)',
  'var(--mui-palette-series-fourth)',
] as const;
