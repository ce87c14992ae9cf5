import type { UseRecord, UsesSummary } from '@laundry/api-contract';
import { toAppError } from '@laundry/error-catalogue';
import { callApi } from '@laundry/flow';
import type { SagaGenerator } from 'typed-redux-saga';
import { reportExport } from '../../reports/export/reportExport.ts';
import { fromContext } from '../../shared/context.ts';
import { queryOf } from './filters.ts';
import type { UsesFilters } from './filters.ts';
import { uses } from './report.ts';
import { pagesOfUses } from './uses.api.ts';

/** The totals of a search; a server without them (D69) has none. */
function* totalsOf(query: UsesFilters): SagaGenerator<UsesSummary | undefined> {
  const api = yield* fromContext('api');
  try {
    return yield* callApi((signal) => api.usesSummary(queryOf(query), { signal }));
  } catch (thrown) {
    if (toAppError(thrown).kind === 'notOffered') return undefined;
    throw thrown;
  }
}

/** All uses of a search as a file, not the page alone. */
export const usesExport = reportExport<UseRecord, UsesFilters, UsesSummary>(
  uses,
  function* ({ format, query, summary, expected }) {
    const api = yield* fromContext('api');
    return {
      pages: (signal) => pagesOfUses(api, queryOf(query), signal),
      expected,
      summary: format === 'xlsx' ? (summary ?? (yield* totalsOf(query))) : undefined,
    };
  },
);
