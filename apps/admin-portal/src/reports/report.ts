import type { Adjustment, Call } from '@laundry/api-contract';
import type { Figure } from '@laundry/ui-kit';
import type { Sort, TableRow, ValueColumn } from '@laundry/ui-kit/data-table';
import type { DaySeries, PlotStep } from './summary/periodData.ts';
import type { ReportFilters } from './search/filtersCodec.ts';
import type { ReportTotals } from './totals.ts';

/** The totals of a whole result. */
export interface ReportSummary {
  readonly count: number;
  readonly adjustments?: readonly Adjustment[] | undefined;
}

/** A figure above the rows, and the URL query of a search for the rows that it counts. */
export interface LinkedFigure extends Figure {
  readonly search?: string;
}

/** The definition of a report, for its page, table, totals, plot, exports and printout. */
export interface Report<Row extends TableRow, Summary extends ReportSummary> {
  readonly name: 'uses' | 'transactions';
  readonly texts: {
    readonly title: string;
    readonly heading: string;
    readonly fileName: string;
    /** Shown if a mandatory filter is missing (spec §5). */
    readonly incomplete: string;
    /** Follows the period in the scope, if needed: which day of a row counts, 'por día de confirmación'. */
    readonly byDayOf?: string;
    readonly found: (rows: number) => string;
    readonly plot: Readonly<Record<PlotStep, string>>;
  };
  readonly columns: readonly ValueColumn<Row>[];
  /** The table's initial order; absent if the server returns the rows page by page. */
  readonly order?: Sort;
  /** The totals of some of a search's rows, if all of them are loaded. */
  readonly summarize?: (rows: readonly Row[]) => Summary;
  /** The width in px from which all columns fit side by side. */
  readonly tableFrom?: number;
  /** Measured heights in px, reserved while these load: totals on phones, the plot on phones and tablets. */
  readonly heights: {
    readonly form: Readonly<Record<'xs' | 'sm' | 'md' | 'lg', number>>;
    readonly totals: number;
    readonly plot: Readonly<Record<'xs' | 'sm', number>>;
  };
  /** The path of the call for the totals. If the server lacks it, there are none (D69). */
  readonly needs: Call['path'];
  readonly figures: (summary: Summary, query: ReportFilters) => readonly LinkedFigure[];
  readonly totals: ReportTotals<Summary>;
  readonly series: (summary: Summary) => readonly DaySeries[];
  /** The series are parts of a whole. */
  readonly stacked?: boolean;
}
