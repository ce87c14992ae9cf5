import type { ApiClient } from '@laundry/api-client';
import { MAX_PER_PAGE } from '@laundry/api-contract';
import type { UseRecord, UsesSummary } from '@laundry/api-contract';
import { toAppError } from '@laundry/error-catalogue';
import { calling, portalApi } from '../../api/portalApi.ts';
import type { QueryThunk } from '../../api/portalApi.ts';
import { MAX_PRINTED } from '../../reports/print/reportPrintout.ts';
import type { FoundRows } from '../../reports/useReportResult.ts';
import type { PortalContext } from '../../shared/context.ts';
import type { TableFormat } from '../../shared/table-export/index.ts';
import { parsePage } from '../../reports/search/filtersCodec.ts';
import type { ReportFilters } from '../../reports/search/filtersCodec.ts';
import { codec, toPageQuery, toQuery } from './filters.ts';
import type { UsesPageQuery } from './filters.ts';

/**
 * Fetches all uses of a search, page by page. New uses that come in meanwhile shift the others back, so rows
 * that were already on the previous page are left out.
 */
async function* pagesOfUses(
  api: Pick<ApiClient, 'reportUses'>,
  query: ReportFilters,
  signal: AbortSignal,
): AsyncGenerator<readonly UseRecord[]> {
  let last = new Set<string>();
  for (let page = 1; ; page++) {
    const { records } = await api.reportUses({ ...toQuery(query), page, perPage: MAX_PER_PAGE }, { signal });
    const known = last;
    yield records.filter(({ id }) => !known.has(id));
    if (records.length < MAX_PER_PAGE) return;
    last = new Set(records.map(({ id }) => id));
  }
}

/** The totals of a search; undefined if the server does not offer them (D69). */
async function fetchTotals(api: ApiClient, query: ReportFilters, signal: AbortSignal) {
  try {
    return await api.usesSummary(toQuery(query), { signal });
  } catch (thrown) {
    if (toAppError(thrown).kind === 'notOffered') return undefined;
    throw thrown;
  }
}

/** All uses of a search for a file, not only those of the shown page, and for a workbook their totals. */
export const exportedUses =
  (query: ReportFilters, format: TableFormat, signal: AbortSignal) =>
  async (_dispatch: unknown, _getState: unknown, { api }: PortalContext) => ({
    pages: pagesOfUses(api, query, signal),
    summary: format === 'xlsx' ? await fetchTotals(api, query, signal) : undefined,
  });

export const usesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    uses: build.query<FoundRows<UseRecord>, UsesPageQuery>({
      queryFn: calling(async ({ api, signal }, asked: UsesPageQuery) => ({
        of: asked.query,
        ...(await api.reportUses(toPageQuery(asked), { signal })),
      })),
    }),
    /** The totals of a whole search, the same on each of its pages. */
    usesSummary: build.query<UsesSummary, ReportFilters>({
      queryFn: calling(({ api, signal }, query: ReportFilters) =>
        api.usesSummary(toQuery(query), { signal }),
      ),
    }),
    /** The rows for printing, whole pages until MAX_PRINTED is reached, and the totals if there are any. */
    printedUses: build.query<readonly [UseRecord[], UsesSummary | undefined], ReportFilters>({
      queryFn: calling(async ({ api, signal }, query: ReportFilters) => {
        const totals = await fetchTotals(api, query, signal).catch(() => undefined);
        const rows: UseRecord[] = [];
        for await (const page of pagesOfUses(api, query, signal)) {
          rows.push(...page);
          if (rows.length >= MAX_PRINTED) break;
        }
        return [rows, totals] as const;
      }),
    }),
  }),
});

const { uses, usesSummary } = usesApi.endpoints;

/**
 * The queries that the report at a URL starts with: its page of uses and the totals.
 *
 * @param again whether the same URL is requested again: then the totals are refetched too
 */
export function usesQueries(search: string, again: boolean): readonly QueryThunk[] {
  const { query } = codec.readSearch(search);
  if (!query) return [];
  return [
    uses.initiate({ query, page: parsePage(search) }, { forceRefetch: true }),
    usesSummary.initiate(query, { forceRefetch: again }),
  ];
}
