import { transactionsReport } from '@laundry/strings';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDispatch } from 'react-redux';
import { AGAIN } from '../../api/portalApi.ts';
import type { PortalDispatch } from '../../api/portalApi.ts';
import { ReportPage } from '../../reports/ReportPage.tsx';
import { useReportSearch } from '../../reports/search/useReportSearch.ts';
import { useReportResult } from '../../reports/useReportResult.ts';
import { codec } from './filters.ts';
import { transactions } from './report.ts';
import { transactionsApi } from './transactions.api.ts';

const { endpoints } = transactionsApi;

/** /dashboard-transactions: the report's filters and result. */
export function TransactionsPage() {
  const dispatch = useDispatch<PortalDispatch>();
  const search = useReportSearch({ codec, which: 'sharing', incomplete: transactionsReport.incomplete });
  const { query } = search;
  const rows = endpoints.transactions.useQueryState(query ?? skipToken);
  const totals = endpoints.transactionsSummary.useQueryState(query ?? skipToken);
  const found = useReportResult({ rows, totals, search });
  return (
    <ReportPage
      report={transactions}
      search={search}
      {...found}
      sumAgain={() => query && void dispatch(endpoints.transactionsSummary.initiate(query, AGAIN))}
    />
  );
}
