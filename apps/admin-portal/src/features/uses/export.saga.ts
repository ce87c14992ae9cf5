import type { UsesSummary } from '@laundry/api-contract';
import { toAppError } from '@laundry/error-catalogue';
import { callApi } from '@laundry/flow';
import { usesReport } from '@laundry/strings';
import type { TableFormat, WorkbookSheet } from '../../shared/table-export/index.ts';
import { createAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { exportColumns, exportReport, takeExports } from '../../reports/export/export.saga.ts';
import { fileNameParts } from '../../reports/names.ts';
import { fromContext } from '../../shared/context.ts';
import { columns } from './columns.ts';
import { queryOf } from './filters.ts';
import type { UsesFilters } from './filters.ts';
import { pagesOfUses } from './pagesOfUses.ts';
import { totalsSheet } from './totalsSheet.ts';

interface UsesExport {
  readonly format: TableFormat;
  readonly query: UsesFilters;
  /** The building's name, or that it is all of them. */
  readonly building: string;
  /** The totals, as far as they are known. */
  readonly summary: UsesSummary | undefined;
  /** The total number of uses, if it is known. */
  readonly expected: number | undefined;
}

/** 'Exportar' was pressed: the whole result, not the page. */
export const exportRequested = createAction<UsesExport>('uses/exportRequested');

/** The sheet with the totals of a search; a server without them (D69) has none. */
function* totalsOf({ query, summary }: UsesExport): SagaGenerator<WorkbookSheet[]> {
  const api = yield* fromContext('api');
  try {
    return [
      totalsSheet(summary ?? (yield* callApi((signal) => api.usesSummary(queryOf(query), { signal })))),
    ];
  } catch (thrown) {
    if (toAppError(thrown).kind === 'notOffered') return [];
    throw thrown;
  }
}

/** All uses of a search as a file. */
export function* usesExportSaga(): SagaGenerator<void> {
  yield* takeExports(exportRequested, function* (requested) {
    const { format, query, building, expected } = requested;
    const api = yield* fromContext('api');
    yield* exportReport({
      format,
      columns: exportColumns(columns),
      pages: (signal) => pagesOfUses(api, queryOf(query), signal),
      title: usesReport.title,
      about: fileNameParts(usesReport.fileName, building, query),
      expected,
      further: format === 'xlsx' ? yield* totalsOf(requested) : [],
    });
  });
}
