import type { ActivityEntry } from '@laundry/api-contract';
import { calling, portalApi } from '../../api/portalApi.ts';

const PER_PAGE = 50;

/** The activity list, newest first. Each page is requested by the id of the previous page's last entry. */
export const { useActivityInfiniteQuery } = portalApi.injectEndpoints({
  endpoints: (build) => ({
    activity: build.infiniteQuery<ActivityEntry[], undefined, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        // Only after a full page may there be more.
        getNextPageParam: (page) => (page.length === PER_PAGE ? page.at(-1)?.id : undefined),
      },
      queryFn: calling(({ api, signal, administration }, { pageParam: before }: { pageParam: string }) =>
        api.activity(administration ?? '', { perPage: PER_PAGE, ...(before && { before }) }, { signal }),
      ),
    }),
  }),
});
