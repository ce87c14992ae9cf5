import type { TransactionsSummary } from '@laundry/api-contract';
import { transactionsReport } from '@laundry/strings';
import { selectRows } from '@laundry/ui-kit/table-rows';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { RequestedExport } from '../../reports/export/reportExport.ts';
import { inBatches } from '../../reports/export/useExport.ts';
import { ReportPage } from '../../reports/ReportPage.tsx';
import { useReportSearch } from '../../reports/search/useReportSearch.ts';
import { useReportResult } from '../../reports/useReportResult.ts';
import { codec } from './filters.ts';
import { summarize, transactions } from './report.ts';
import type { TransactionRow } from './report.ts';
import { useTransactionsQuery, useTransactionsSummaryQuery } from './transactions.api.ts';

/** /dashboard-transactions: its filters, and what they find. */
export function TransactionsPage() {
  const search = useReportSearch({ codec, which: 'sharing', incomplete: transactionsReport.incomplete });
  const { query } = search;
  const rows = useTransactionsQuery(query ?? skipToken);
  const totals = useTransactionsSummaryQuery(query ?? skipToken);
  const found = useReportResult({ rows, totals, search, of: query });
  return (
    <ReportPage
      report={transactions}
      search={search}
      {...found}
      exported={async (requested) => rows.data && exportedRows(rows.data.records, requested)}
    />
  );
}

/** The rows that the columns' filters leave, for a file. */
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
