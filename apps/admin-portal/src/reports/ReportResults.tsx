import useMediaQuery from '@mui/material/useMediaQuery';
import { emptyQuery } from '@laundry/ui-kit/data-table';
import { useCallback, useState } from 'react';
import { PeriodPlot } from './summary/PeriodPlot.tsx';
import { SummaryPanel } from './summary/SummaryPanel.tsx';
import { Totals } from './summary/Totals.tsx';
import type { Report, ReportRow, ReportSummary } from './report.ts';
import { ReportTable } from './ReportTable.tsx';
import type { ReportTableProps } from './ReportTable.tsx';
import type { ReportFilters } from './search/filtersCodec.ts';
import { describeScope } from './scope.ts';

export interface ReportResultsProps<Row extends ReportRow, Summary extends ReportSummary> extends Omit<
  ReportTableProps<Row, Summary>,
  'captioned' | 'held' | 'setHeld'
> {
  /** Requests the totals again. */
  sumAgain: () => void;
}

/** Windows in which the rows are right below the totals, so that the scope is only captioned at the rows. */
const CAPTIONED = '(min-width: 900px)';

/** The page's left and right margins together, in px. */
const MARGINS = 48;

/**
 * The result of a search: the totals of all rows, the rows, and the plot. The table's state is held here, so
 * that filtering or sorting the rows does not render the search form again.
 */
export function ReportResults<Row extends ReportRow, Summary extends ReportSummary>({
  sumAgain,
  ...table
}: ReportResultsProps<Row, Summary>) {
  const { report, result, building, narrowings } = table;
  const { query, summary } = result;
  const { from, to } = query;
  const [held, setHeld] = useShownRows(report, query);
  const captioned = useMediaQuery(CAPTIONED, { noSsr: true });
  const plot = useCallback(
    (value: Summary) => (
      <PeriodPlot
        titles={report.texts.plot}
        from={from}
        to={to}
        series={report.series(value)}
        stacked={report.stacked === true}
      />
    ),
    [report, from, to],
  );
  return (
    <>
      <Totals
        needs={report.needs}
        height={report.heights.totals}
        scope={
          captioned ? undefined : describeScope({ texts: report.texts, building, query, narrowings }).text
        }
        summary={summary}
        onRetry={sumAgain}
        figures={(value) => report.figures(value, query)}
      />
      <SummaryPanel
        summary={summary}
        subtotals={report.totals.subtotals}
        plot={plot}
        plotHeight={report.heights.plot}
        {...(report.tableFrom !== undefined && { plotFirstBelow: report.tableFrom + MARGINS })}
      >
        <ReportTable {...table} captioned={captioned} held={held} setHeld={setHeld} />
      </SummaryPanel>
    </>
  );
}

/** The table's filters, order and page. A new search keeps filters and order, and begins at page 1. */
function useShownRows({ order }: Pick<Report<never, never>, 'order'>, query: ReportFilters) {
  const [held, setHeld] = useState({ query, shown: { ...emptyQuery, sort: order ?? null } });
  if (held.query !== query) setHeld({ query, shown: { ...held.shown, page: 0 } });
  const setShown = (shown: typeof held.shown) => setHeld({ query, shown });
  return [held.shown, setShown] as const;
}
