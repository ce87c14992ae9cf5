import useMediaQuery from '@mui/material/useMediaQuery';
import { emptyQuery } from '@laundry/ui-kit/data-table';
import { useState } from 'react';
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
  const [held, setHeld] = useShownRows(report, query);
  const captioned = useMediaQuery(CAPTIONED, { noSsr: true });
  return (
    <>
      <Totals
        report={report}
        query={query}
        scope={
          captioned ? undefined : describeScope({ texts: report.texts, building, query, narrowings }).text
        }
        summary={summary}
        onRetry={sumAgain}
      />
      <SummaryPanel report={report} query={query} summary={summary}>
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
