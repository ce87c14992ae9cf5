import useMediaQuery from '@mui/material/useMediaQuery';
import { SummaryPanel } from './summary/SummaryPanel.tsx';
import { Totals } from './summary/Totals.tsx';
import type { ReportRow, ReportSummary } from './report.ts';
import { ReportTable } from './ReportTable.tsx';
import type { ReportTableProps } from './ReportTable.tsx';
import { describeScope } from './scope.ts';

export interface ReportResultsProps<Row extends ReportRow, Summary extends ReportSummary> extends Omit<
  ReportTableProps<Row, Summary>,
  'captioned'
> {
  /** Requests the totals again. */
  sumAgain: () => void;
}

/** Windows in which the rows are right below the totals, so that the scope is only captioned at the rows. */
const CAPTIONED = '(min-width: 900px)';

/** The result of a search: the totals of all rows, the rows, and the plot. */
export function ReportResults<Row extends ReportRow, Summary extends ReportSummary>({
  sumAgain,
  ...table
}: ReportResultsProps<Row, Summary>) {
  const { report, result, building, narrowings } = table;
  const { query, summary } = result;
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
        <ReportTable {...table} captioned={captioned} />
      </SummaryPanel>
    </>
  );
}
