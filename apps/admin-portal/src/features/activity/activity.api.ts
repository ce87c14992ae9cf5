import type { ActivityEntry } from '@laundry/api-contract';
import { calling, portalApi } from '../../api/portalApi.ts';

/** The number of entries per request. */
const PER_PAGE = 50;

/** What was done, the newest first, page by page: each begins before the last entry of the one before. */
export const { useActivityInfiniteQuery } = portalApi.injectEndpoints({
  endpoints: (build) => ({
    activity: build.infiniteQuery<ActivityEntry[], undefined, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        // A full page came: there may be more.
        getNextPageParam: (page) => (page.length === PER_PAGE ? page.at(-1)?.id : undefined),
      },
      queryFn: calling(({ api, signal, administration }, { pageParam: before }: { pageParam: string }) =>
        api.activity(administration ?? '', { perPage: PER_PAGE, ...(before && { before }) }, { signal }),
      ),
    }),
  }),
});
