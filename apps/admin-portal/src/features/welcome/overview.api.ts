import type { Overview } from '@laundry/api-contract';
import { AppError } from '@laundry/error-catalogue';
import { calling, portalApi } from '../../api/portalApi.ts';

/** The figures of the welcome page. */
export const { useOverviewQuery } = portalApi.injectEndpoints({
  endpoints: (build) => ({
    overview: build.query<Overview, undefined>({
      queryFn: calling(({ api, signal, administration }) => {
        if (administration === null) throw new AppError('featureDisabled');
        return api.overview(administration, { signal });
      }),
    }),
  }),
});
