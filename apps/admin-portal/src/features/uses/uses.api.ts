import type { ApiClient } from '@laundry/api-client';
import type { UseRecord, UsesSummary } from '@laundry/api-contract';
import { toAppError } from '@laundry/error-catalogue';
import { calling, portalApi } from '../../api/portalApi.ts';
import type { QueryThunk } from '../../api/portalApi.ts';
import { MAX_PRINTED } from '../../reports/print/reportPrintout.ts';
import type { FoundRows } from '../../reports/useReportResult.ts';
import type { PortalContext } from '../../shared/context.ts';
import type { TableFormat } from '../../shared/table-export/index.ts';
import { usesAt } from './filters.ts';
import type { pageQuery, UsesQuery } from './filters.ts';

type PageQuery = ReturnType<typeof pageQuery>;

const withoutPaging = ({ page: _, perPage: __, ...search }: PageQuery): UsesQuery => search;

/** The API's maximum of rows per page (D34). */
const PER_PAGE = 1_000;

/**
 * Fetches all uses of a search, page by page. New uses that come in meanwhile shift the others back, so rows
 * that were already on the previous page are left out.
 */
async function* pagesOfUses(
  api: Pick<ApiClient, 'reportUses'>,
  query: UsesQuery,
  signal: AbortSignal,
): AsyncGenerator<readonly UseRecord[]> {
  let last = new Set<string>();
  for (let page = 1; ; page++) {
    const { records } = await api.reportUses({ ...query, page, perPage: PER_PAGE }, { signal });
    const known = last;
    yield records.filter(({ id }) => !known.has(id));
    if (records.length < PER_PAGE) return;
    last = new Set(records.map(({ id }) => id));
  }
}

/** The totals of a search; undefined if the server does not offer them (D69). */
async function fetchTotals(api: ApiClient, query: UsesQuery, signal: AbortSignal) {
  try {
    return await api.usesSummary(query, { signal });
  } catch (thrown) {
    if (toAppError(thrown).kind === 'notOffered') return undefined;
    throw thrown;
  }
}

/** All uses of a search for a file, not only those of the shown page, and for a workbook their totals. */
export const exportedUses =
  (query: UsesQuery, format: TableFormat, signal: AbortSignal) =>
  async (_dispatch: unknown, _getState: unknown, { api }: PortalContext) => ({
    pages: pagesOfUses(api, query, signal),
    summary: format === 'xlsx' ? await fetchTotals(api, query, signal) : undefined,
  });

export const usesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    uses: build.query<FoundRows<UseRecord>, PageQuery>({
      queryFn: calling(async ({ api, signal }, query: PageQuery) => ({
        of: withoutPaging(query),
        ...(await api.reportUses(query, { signal })),
      })),
    }),
    /** The totals of a whole search, the same on each of its pages. */
    usesSummary: build.query<UsesSummary, UsesQuery>({
      queryFn: calling(({ api, signal }, query: UsesQuery) => api.usesSummary(query, { signal })),
    }),
    /** The rows for printing, whole pages until MAX_PRINTED is reached, and the totals if there are any. */
    printedUses: build.query<readonly [UseRecord[], UsesSummary | undefined], UsesQuery>({
      queryFn: calling(async ({ api, signal }, query: UsesQuery) => {
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
  const query = usesAt(search);
  if (!query) return [];
  return [
    uses.initiate(query, { forceRefetch: true }),
    usesSummary.initiate(withoutPaging(query), { forceRefetch: again }),
  ];
}

/** Requests the totals of a search again. */
export const sumUses = (search: UsesQuery): QueryThunk =>
  usesSummary.initiate(search, { subscribe: false, forceRefetch: true });
