import type { BuildingDetails, UseRecord, UsesSummary } from '@laundry/api-contract';
import { calling, portalApi } from '../../api/portalApi.ts';
import type { Ask } from '../../api/portalApi.ts';
import { gatherPrintedRows } from '../../reports/print/printedRows.ts';
import { pagesOfUses } from './pagesOfUses.ts';
import { usesAt } from './filters.ts';
import type { pageQuery, UsesQuery } from './filters.ts';

type PageQuery = ReturnType<typeof pageQuery>;

/** The search that a page is of. */
const searchOf = ({ page: _, perPage: __, ...search }: PageQuery): UsesQuery => search;

/** One page and its query; it stays visible while the next one loads. */
interface UsesPage {
  readonly of: UsesQuery;
  readonly records: UseRecord[];
  readonly total?: number | undefined;
}

export const usesApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    uses: build.query<UsesPage, PageQuery>({
      queryFn: calling(async ({ api, signal }, query: PageQuery) => ({
        of: searchOf(query),
        ...(await api.reportUses(query, { signal })),
      })),
    }),
    /** The totals of a whole search, the same on each of its pages. */
    usesSummary: build.query<UsesSummary, UsesQuery>({
      queryFn: calling(({ api, signal }, query: UsesQuery) => api.usesSummary(query, { signal })),
    }),
    /** The rows for the paper, gathered page by page. */
    printedUses: build.query<UseRecord[], UsesQuery>({
      queryFn: calling(({ api, signal }, query: UsesQuery) =>
        gatherPrintedRows(pagesOfUses(api, query, signal)),
      ),
    }),
    /** Units and machines of a building. */
    buildingDetails: build.query<BuildingDetails, string>({
      queryFn: calling(({ api, signal }, id: string) => api.building(id, { signal })),
    }),
  }),
});

export const { usePrintedUsesQuery, useBuildingDetailsQuery } = usesApi;

const { uses, usesSummary } = usesApi.endpoints;

/**
 * The first queries of the report at an address: its page of uses and the totals.
 *
 * @param again the same address is asked for anew
 */
export function askForUses(search: string, again: boolean): readonly Ask[] {
  const query = usesAt(search);
  if (!query) return [];
  return [
    uses.initiate(query, { forceRefetch: true }),
    usesSummary.initiate(searchOf(query), { forceRefetch: again }),
  ];
}

/** Requests the totals of a search again. */
export const sumUses = (search: UsesQuery): Ask =>
  usesSummary.initiate(search, { subscribe: false, forceRefetch: true });
