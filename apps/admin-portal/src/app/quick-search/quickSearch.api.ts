import type { Building, BuildingUser } from '@laundry/api-contract';
import { calling, portalApi } from '../../api/portalApi.ts';

export interface ListedResident {
  readonly building: Building;
  readonly user: BuildingUser;
}

/** The number of lists to request at once, because the API has one call per building. */
const AT_ONCE = 4;

export const { useAllResidentsQuery } = portalApi.injectEndpoints({
  endpoints: (build) => ({
    allResidents: build.query<ListedResident[], readonly Building[]>({
      queryFn: calling(async ({ api, signal }, buildings: readonly Building[]) => {
        const residents: ListedResident[] = [];
        for (let first = 0; first < buildings.length; first += AT_ONCE) {
          const lists = await Promise.all(
            buildings.slice(first, first + AT_ONCE).map(async (building) => {
              const users = await api.buildingUsers(building.id, { signal });
              return users.map((user) => ({ building, user }));
            }),
          );
          residents.push(...lists.flat());
        }
        return residents;
      }),
    }),
  }),
});
