import { errorText } from '@laundry/error-catalogue';
import { reports } from '@laundry/strings';
import { EmptyState, Notice, Loading, PageHeading, PageShell } from '@laundry/ui-kit';
import type { TableRow } from '@laundry/ui-kit/data-table';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue } from 'react';
import { buildingName } from './names.ts';
import { failureText } from './failureText.ts';
import type { ReportSummary } from './report.ts';
import { ReportTable } from './ReportTable.tsx';
import type { ReportTableProps } from './ReportTable.tsx';
import { describeScope } from './scope.ts';
import type { Narrowing } from './scope.ts';
import { FiltersForm } from './search/FiltersForm.tsx';
import type { FiltersFormProps } from './search/FiltersForm.tsx';
import type { ReportSearch } from './search/useReportSearch.ts';
import { SummaryPanel } from './summary/SummaryPanel.tsx';
import { Totals } from './summary/Totals.tsx';
import { useReportVisit } from './useReportResult.ts';
import type { ReportResult } from './useReportResult.ts';

export interface ReportPageProps<Row extends TableRow, Summary extends ReportSummary> extends Omit<
  ReportTableProps<Row, Summary>,
  'result' | 'searched' | 'captioned'
> {
  search: ReportSearch;
  /** A problem with the search that its URL alone does not reveal. */
  problem?: string | undefined;
  result: ReportResult<Row, Summary> | undefined;
  /** The search's further filters in words. */
  narrowings?: readonly Narrowing[];
  /** Requests the totals again. */
  sumAgain: () => void;
  /** Renders the report's further fields for the form's current values. */
  fields?: FiltersFormProps['children'];
}

/** Windows in which the rows are right below the totals, so that the scope is only captioned at the rows. */
const CAPTIONED = '(min-width: 900px)';

/** The height in px of folded filters, on a phone and a tablet. */
const FOLDED = { xs: 62, sm: 70 };

/**
 * A report's page: its filters as soon as the buildings are loaded, and below them the result of the search:
 * the totals of all rows, the rows, and the plot.
 */
export function ReportPage<Row extends TableRow, Summary extends ReportSummary>({
  report,
  search,
  problem,
  result,
  narrowings = [],
  sumAgain,
  fields,
  ...table
}: ReportPageProps<Row, Summary>) {
  useReportVisit();
  // Rendering the form takes long, so the rows are rendered first.
  const buildings = useDeferredValue(search.buildings);
  const captioned = useMediaQuery(CAPTIONED, { noSsr: true });
  const { texts } = report;
  if (buildings.value?.length === 0) {
    return (
      <PageShell dense>
        <PageHeading>{texts.heading}</PageHeading>
        <EmptyState title={errorText('featureDisabled')} />
      </PageShell>
    );
  }
  const searched = result && {
    texts,
    building: buildingName(search.buildings.value, result.query.building),
    query: result.query,
    narrowings,
  };
  return (
    <PageShell dense>
      <PageHeading>{texts.heading}</PageHeading>
      {!buildings.value && !buildings.error && (
        <Box sx={{ height: { ...report.heights.form, ...(search.searched !== undefined && FOLDED) } }}>
          <Loading label={reports.loadingBuildings} />
        </Box>
      )}
      {buildings.error && <Notice onRetry={search.askForBuildings}>{failureText(buildings.error)}</Notice>}
      {buildings.value && (
        <FiltersForm buildings={buildings.value} search={search} problem={search.problem ?? problem}>
          {fields}
        </FiltersForm>
      )}
      <Box sx={{ mt: { xs: 1.5, md: 0.75 } }}>
        {result && searched && (
          <>
            <Totals
              report={report}
              result={result}
              scope={captioned ? undefined : describeScope(searched).text}
              onRetry={sumAgain}
            />
            <SummaryPanel report={report} result={result}>
              <ReportTable {...table} {...{ report, result, searched, captioned }} />
            </SummaryPanel>
          </>
        )}
      </Box>
    </PageShell>
  );
}
