import { usesReport } from '@laundry/strings';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDispatch } from 'react-redux';
import { AGAIN } from '../../api/portalApi.ts';
import type { PortalDispatch } from '../../api/portalApi.ts';
import { ReportPage } from '../../reports/ReportPage.tsx';
import { useReportSearch } from '../../reports/search/useReportSearch.ts';
import { useReportResult } from '../../reports/useReportResult.ts';
import { DetailFields, useNarrowings } from './DetailFields.tsx';
import { codec } from './filters.ts';
import { uses } from './report.ts';
import { exportedUses, usesApi } from './uses.api.ts';

const { endpoints } = usesApi;

/** /dashboard-uses: the report's filters and result. */
export function UsesPage() {
  const dispatch = useDispatch<PortalDispatch>();
  const search = useReportSearch({ codec, which: 'all', incomplete: usesReport.incomplete });
  const { query, page, turnTo } = search;
  const rows = endpoints.uses.useQueryState(query ? { query, page } : skipToken);
  const totals = endpoints.usesSummary.useQueryState(query ?? skipToken);
  const found = useReportResult({ rows, totals, search });
  const { problem, cleared, narrowings } = useNarrowings(query, found.result?.error);
  const [gather] = usesApi.useLazyPrintedUsesQuery();
  return (
    <ReportPage
      report={uses}
      // The lists cannot show a unit or machine that is not the building's, so it is not searched for again.
      search={problem ? { ...search, fields: { ...search.fields, ...cleared } } : search}
      problem={problem}
      {...found}
      result={problem === undefined ? found.result : undefined}
      narrowings={narrowings}
      paged={{
        turnTo,
        gather: async () => query && (await gather(query)).data,
        exported: (...how) => query && dispatch(exportedUses(query, ...how)),
      }}
      fields={(values, setValues) => <DetailFields values={values} setValues={setValues} />}
      sumAgain={() => query && void dispatch(endpoints.usesSummary.initiate(query, AGAIN))}
    />
  );
}
