import type { TransactionsSummary } from '@laundry/api-contract';
import { reports, transactionsReport } from '@laundry/strings';
import type { TableFormat } from '../../shared/table-export/index.ts';
import type { TableQuery } from '@laundry/ui-kit/data-table';
import { selectRows } from '@laundry/ui-kit/table-rows';
import { createAction } from '@reduxjs/toolkit';
import { call, select } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import {
  EXPORT_BATCH_ROWS,
  exportColumns,
  exportReport,
  takeExports,
} from '../../reports/export/export.saga.ts';
import { fileNameParts } from '../../reports/names.ts';
import type { ReportFilters } from '../../reports/search/filtersCodec.ts';
import { columns } from './columns.ts';
import { totalsOfRows, totalsSheet } from './totalsSheet.ts';
import { transactionsApi } from './transactions.api.ts';

/** 'Exportar' was pressed: all rows that the columns' filters leave, in the visible order (D45). */
export const exportRequested = createAction<{
  readonly format: TableFormat;
  readonly query: ReportFilters;
  readonly shown: Pick<TableQuery, 'filters' | 'sort'>;
  /** The building's name, or that it is all of them. */
  readonly building: string;
  /** The totals of the whole result, as far as they are known. */
  readonly summary: TransactionsSummary | undefined;
}>('transactions/exportRequested');

/** The rows of a search as a file. */
export function* transactionsExportSaga(): SagaGenerator<void> {
  yield* takeExports(exportRequested, function* ({ format, query, shown, building, summary }) {
    const { data: found } = yield* select(transactionsApi.endpoints.transactions.select(query));
    if (!found) return;
    const { inPages } = yield* call(() => import('../../shared/table-export/index.ts'));
    const rows = selectRows(found, columns, shown);
    const filtered = rows.length < found.length;
    yield* exportReport({
      format,
      columns: exportColumns(columns),
      pages: () => inPages(rows, EXPORT_BATCH_ROWS),
      title: transactionsReport.title,
      about: [
        ...fileNameParts(transactionsReport.fileName, building, query),
        ...(filtered ? [reports.filteredName] : []),
      ],
      further: [!filtered && summary ? totalsSheet(summary) : totalsOfRows(rows)],
      expected: rows.length,
      of: found.length,
    });
  });
}
