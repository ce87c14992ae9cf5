import type { TransactionsSummary } from '@laundry/api-contract';
import { calling, portalApi } from '../../api/portalApi.ts';
import type { QueryThunk } from '../../api/portalApi.ts';
import type { ReportFilters } from '../../reports/search/filtersCodec.ts';
import type { FoundRows } from '../../reports/useReportResult.ts';
import { codec } from './filters.ts';
import type { TransactionRow } from './report.ts';

export const transactionsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    /** All rows of a search, which the server never pages. */
    transactions: build.query<FoundRows<TransactionRow>, ReportFilters>({
      structuralSharing: false,
      queryFn: calling(async ({ api, signal }, query: ReportFilters) => {
        const records = await api.reportTransactions(query, { signal });
        return {
          of: query,
          records: records.map((record, id) => ({ ...record, id })),
          total: records.length,
        };
      }),
    }),
    transactionsSummary: build.query<TransactionsSummary, ReportFilters>({
      queryFn: calling(({ api, signal }, query: ReportFilters) => api.transactionsSummary(query, { signal })),
    }),
  }),
});

const { transactions, transactionsSummary } = transactionsApi.endpoints;

/** The queries that the report at a URL starts with: its rows and their totals. */
export function transactionsQueries(search: string): readonly QueryThunk[] {
  const { query } = codec.readSearch(search);
  if (!query) return [];
  const again = { forceRefetch: true };
  return [transactions.initiate(query, again), transactionsSummary.initiate(query, again)];
}
