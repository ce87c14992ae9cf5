import { errorText } from '@laundry/error-catalogue';
import { reports } from '@laundry/strings';
import { Empty, EmptyState, Notice, Loading, PageHeading, PageShell } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { buildingName } from './names.ts';
import { failureText } from './failureText.ts';
import type { Report, ReportRow, ReportSummary } from './report.ts';
import { ReportResults } from './ReportResults.tsx';
import type { ReportResultsProps } from './ReportResults.tsx';
import { FiltersForm } from './search/FiltersForm.tsx';
import type { FiltersFormProps } from './search/FiltersForm.tsx';
import type { ReportSearch } from './search/useReportSearch.ts';
import { useReportVisit } from './useReportResult.ts';

export interface ReportPageProps<Row extends ReportRow, Summary extends ReportSummary> extends Pick<
  ReportResultsProps<Row, Summary>,
  'searchAgain' | 'sumAgain' | 'paged' | 'exported'
> {
  report: Report<Row, Summary>;
  search: ReportSearch;
  /** A problem with the search that its URL alone does not reveal. */
  problem?: string | undefined;
  result: ReportResultsProps<Row, Summary>['result'] | undefined;
  narrowings?: ReportResultsProps<Row, Summary>['narrowings'];
  /** Renders the report's further fields for the form's current values. */
  fields?: FiltersFormProps['children'];
}

/** The height in px of folded filters, on a phone and a tablet. */
const FOLDED = { xs: 62, sm: 70 };

/** A report's page: its filters as soon as the buildings are loaded, and below them the results. */
export function ReportPage<Row extends ReportRow, Summary extends ReportSummary>({
  report,
  search,
  problem,
  result,
  narrowings = [],
  fields,
  ...results
}: ReportPageProps<Row, Summary>) {
  useReportVisit();
  // Rendering the form takes long, so the rows are rendered first.
  const buildings = useDeferredValue(search.buildings);
  const { heading } = report.texts;
  if (buildings.value?.length === 0) {
    return (
      <PageShell>
        <PageHeading>{heading}</PageHeading>
        <EmptyState title={errorText('featureDisabled')} picture={<Empty size={140} />} />
      </PageShell>
    );
  }
  return (
    <PageShell dense>
      <PageHeading dense>{heading}</PageHeading>
      {!buildings.value && !buildings.error && (
        <Box sx={{ height: { ...report.heights.form, ...(search.searched !== undefined && FOLDED) } }}>
          <Loading label={reports.loadingBuildings} />
        </Box>
      )}
      {buildings.error && (
        <Notice onRetry={search.askForBuildings}>{failureText(buildings.error)}</Notice>
      )}
      {buildings.value && (
        <FiltersForm buildings={buildings.value} search={search} problem={search.problem ?? problem}>
          {fields}
        </FiltersForm>
      )}
      <Box sx={{ mt: { xs: 1.5, md: 0.75 } }}>
        {result && (
          <ReportResults
            {...results}
            report={report}
            result={result}
            building={buildingName(search.buildings.value, result.query.building)}
            narrowings={narrowings}
          />
        )}
      </Box>
    </PageShell>
  );
}
