import type { Building, BuildingDetails } from '@laundry/api-contract';
import { calling, portalApi } from '../api/portalApi.ts';

/** The buildings to list: all, or those in whose income the administration shares (D22, D29). */
export type Buildings = 'all' | 'sharing';

/** The administration's own buildings; none without an administration. */
export const buildingsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    ownBuildings: build.query<Building[], Buildings>({
      queryFn: calling(async ({ api, signal, administration }, which: Buildings) =>
        administration === null
          ? []
          : api.administrationBuildings(administration, which === 'sharing' ? { split: 'true' } : {}, {
              signal,
            }),
      ),
    }),
    /** Units and machines of a building. */
    buildingDetails: build.query<BuildingDetails, string>({
      queryFn: calling(({ api, signal }, id: string) => api.building(id, { signal })),
    }),
  }),
});

export const { useOwnBuildingsQuery, useBuildingDetailsQuery, useLazyBuildingDetailsQuery } = buildingsApi;
