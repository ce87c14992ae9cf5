import type { TransactionsSummary } from '@laundry/api-contract';
import { transactionsReport } from '@laundry/strings';
import { selectRows } from '@laundry/ui-kit/table-rows';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDispatch } from 'react-redux';
import type { PortalDispatch } from '../../api/portalApi.ts';
import type { RequestedExport } from '../../reports/export/reportExport.ts';
import { inBatches } from '../../reports/export/useExport.ts';
import { ReportPage } from '../../reports/ReportPage.tsx';
import { useReportSearch } from '../../reports/search/useReportSearch.ts';
import { useReportResult } from '../../reports/useReportResult.ts';
import { codec } from './filters.ts';
import { summarize, transactions } from './report.ts';
import type { TransactionRow } from './report.ts';
import { sumTransactions, transactionsApi } from './transactions.api.ts';

const { endpoints } = transactionsApi;

/** /dashboard-transactions: the report's filters and result. */
export function TransactionsPage() {
  const dispatch = useDispatch<PortalDispatch>();
  const search = useReportSearch({ codec, which: 'sharing', incomplete: transactionsReport.incomplete });
  const { query } = search;
  const rows = endpoints.transactions.useQueryState(query ?? skipToken);
  const totals = endpoints.transactionsSummary.useQueryState(query ?? skipToken);
  const found = useReportResult({ rows, totals, search, of: query });
  return (
    <ReportPage
      report={transactions}
      search={search}
      {...found}
      sumAgain={() => query && dispatch(sumTransactions(query))}
      exported={async (requested) => rows.data && exportedRows(rows.data.records, requested)}
    />
  );
}

/** The rows that pass the column filters, for an export. */
function exportedRows(
  found: readonly TransactionRow[],
  { shown, summary }: RequestedExport<TransactionsSummary>,
) {
  const rows = selectRows(found, transactions.columns, shown);
  const filtered = rows.length < found.length;
  return {
    pages: () => inBatches(rows),
    expected: rows.length,
    of: found.length,
    summary: filtered || !summary ? summarize(rows) : summary,
  };
}
