import type { TransactionsSummary } from '@laundry/api-contract';
import { selectRows } from '@laundry/ui-kit/table-rows';
import { call, select } from 'typed-redux-saga';
import { EXPORT_BATCH_ROWS } from '../../reports/export/export.saga.ts';
import { reportExport } from '../../reports/export/reportExport.ts';
import type { ReportFilters } from '../../reports/search/filtersCodec.ts';
import { summaryOf, transactions } from './report.ts';
import type { TransactionRow } from './report.ts';
import { transactionsApi } from './transactions.api.ts';

/** The rows of a search that the columns' filters leave, as a file. */
export const transactionsExport = reportExport<TransactionRow, ReportFilters, TransactionsSummary>(
  transactions,
  function* ({ query, shown, summary }) {
    const { data: found } = yield* select(transactionsApi.endpoints.transactions.select(query));
    if (!found) return undefined;
    const { inPages } = yield* call(() => import('../../shared/table-export/index.ts'));
    const rows = selectRows(found.records, transactions.columns, shown);
    const filtered = rows.length < found.records.length;
    return {
      pages: () => inPages(rows, EXPORT_BATCH_ROWS),
      expected: rows.length,
      of: found.records.length,
      summary: filtered || !summary ? summaryOf(rows) : summary,
    };
  },
);
