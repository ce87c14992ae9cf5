import type { Building, BuildingUser } from '@laundry/api-contract';
import { users as texts } from '@laundry/strings';
import { calling, portalApi, sending } from '../../api/portalApi.ts';
import { dispatchOutcome, successNotified } from '../../api/notify.ts';
import { emailKey } from './person.ts';
import type { Person } from './person.ts';

/** A resident with the id of the building. */
export interface UserInBuilding {
  readonly building: string;
  readonly user: BuildingUser;
}

export interface NewResident {
  readonly building: string;
  readonly person: Person;
  /** With the same key, a repeated request does not create a second resident. */
  readonly idempotencyKey: string;
  /** Set by the dialog of many, which shows each outcome itself; there is no notification then. */
  readonly isOneOfMany?: true;
}

interface Resend {
  readonly user: BuildingUser;
  readonly isOneOfMany?: true;
}

/** The calls of the residents' page. Mutations continue after the page is left. */
export const usersApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    managedBuildings: build.query<Building[], undefined>({
      queryFn: calling(({ api, signal }) => api.colivingBuildings({ signal })),
    }),
    residents: build.query<BuildingUser[], string>({
      queryFn: calling(({ api, signal }, building: string) => api.buildingUsers(building, { signal })),
    }),
    /**
     * Creates a resident. If the answer has no resident, the list is requested and searched by e-mail (D68);
     * null if it cannot be read or does not have the resident.
     */
    createResident: build.mutation<BuildingUser | null, NewResident>({
      queryFn: calling(async ({ api, signal }, { building, person, idempotencyKey }: NewResident) => {
        const answered = await api.createBuildingUser(building, person, { signal, idempotencyKey });
        if (answered) return answered;
        const users = await api.buildingUsers(building, { signal }).catch(() => []);
        return users.find(({ email }) => emailKey(email) === emailKey(person.email)) ?? null;
      }),
      // A failure is shown by the dialog, which stays open.
      onQueryStarted: async ({ isOneOfMany }, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => undefined);
        if (answered && isOneOfMany !== true) dispatch(successNotified(texts.created));
      },
    }),
    removeResident: build.mutation<null, UserInBuilding>({
      queryFn: sending(({ api, signal }, { building, user }: UserInBuilding) =>
        api.deleteBuildingUser(building, user.id, { signal }),
      ),
      onQueryStarted: (_, started) => dispatchOutcome(started, successNotified(texts.removed)),
    }),
    resendConfirmation: build.mutation<null, Resend>({
      queryFn: sending(({ api, signal }, { user }: Resend) => api.resendConfirmation(user.id, { signal })),
      onQueryStarted: async ({ user, isOneOfMany }, started) => {
        if (isOneOfMany !== true) await dispatchOutcome(started, successNotified(texts.resent(user.email)));
      },
    }),
  }),
});

export const {
  useManagedBuildingsQuery,
  useResidentsQuery,
  useCreateResidentMutation,
  useRemoveResidentMutation,
  useResendConfirmationMutation,
} = usersApi;
