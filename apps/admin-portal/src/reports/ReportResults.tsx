import { useCallback } from 'react';
import { PeriodPlot } from './summary/PeriodPlot.tsx';
import { SummaryPanel } from './summary/SummaryPanel.tsx';
import { Totals } from './summary/Totals.tsx';
import type { ReportRow, ReportSummary } from './report.ts';
import { ReportTable } from './ReportTable.tsx';
import type { ReportTableProps } from './ReportTable.tsx';
import type { ReportFilters } from './search/filtersCodec.ts';
import { scopeOf } from './scope.ts';

export interface ReportResultsProps<
  Row extends ReportRow,
  Filters extends ReportFilters,
  Summary extends ReportSummary,
> extends ReportTableProps<Row, Filters, Summary> {
  /** Asks for the totals again. */
  sumAgain: () => void;
}

/** The page's margins beside the table, both together, in px. */
const MARGINS = 48;

/** The result of a search: the totals of all rows, the rows, and the plot. */
export function ReportResults<
  Row extends ReportRow,
  Filters extends ReportFilters,
  Summary extends ReportSummary,
>({ sumAgain, ...table }: ReportResultsProps<Row, Filters, Summary>) {
  const { report, result, building, narrowings } = table;
  const { query, summary } = result;
  const { from, to } = query;
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
        scope={scopeOf({ texts: report.texts, building, query, narrowings }).text}
        summary={summary}
        onRetry={sumAgain}
        figures={(value) => report.figures(value, query)}
      />
      <SummaryPanel
        summary={summary}
        subtotals={report.totals.subtotals}
        plot={plot}
        {...(report.tableFrom !== undefined && { rowsLastBelow: report.tableFrom + MARGINS })}
      >
        <ReportTable {...table} />
      </SummaryPanel>
    </>
  );
}
