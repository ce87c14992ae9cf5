export interface PlotSeries {
  /** Its name in the legend and in the table's header. */
  label: string;
  /** One number for each category; null where it is unknown. */
  values: readonly (number | null)[];
  /** `error` draws it in the colour of failures. */
  tone?: 'error';
  /** Draws it as a dashed line: an earlier period, for comparison. */
  dashed?: boolean;
  /** Formats a number for the tooltip and the table: '$ 1.234'. */
  text: (value: number) => string;
}

/** The data of a plot, for the drawing and for the table of its numbers. */
export interface PlotData {
  /** The header of the table's first column: 'Día'. */
  axis: string;
  /** The categories along the axis, in order: days, months, buildings. */
  categories: readonly string[];
  /** Shortens a category's name for its label below the drawing: '01/03'. */
  tickLabel?: (category: string) => string;
  series: readonly PlotSeries[];
  /** Whether the series are parts of a whole; their bars are then stacked. */
  stacked?: boolean;
}

/** The drawing's height in px, reserved while it loads, so that nothing moves; it fits a laptop's window. */
export const PLOT_HEIGHT = 240;
