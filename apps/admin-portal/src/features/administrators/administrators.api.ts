import type { Administrator, NewAdministrator } from '@laundry/api-contract';
import { administrators as texts } from '@laundry/strings';
import { calling, portalApi } from '../../api/portalApi.ts';
import { answerOrTell, toldDone } from '../../api/tell.ts';
import { signedOut } from '../../session/session.slice.ts';

interface Invitation {
  readonly person: NewAdministrator;
  /** With the same key, a repeated request does not invite twice. */
  readonly idempotencyKey: string;
}

interface Removal {
  readonly administrator: Administrator;
  /** Whether it is the signed-in user's own account, as the confirmation dialog said. */
  readonly self: boolean;
}

const LIST = ['Administrators'] as const;

/** The calls of the administrators' page. Mutations continue after the page is left. */
export const {
  useAdministratorsQuery,
  useInviteAdministratorMutation,
  useResendInvitationMutation,
  useRemoveAdministratorMutation,
} = portalApi.injectEndpoints({
  endpoints: (build) => ({
    administrators: build.query<Administrator[], undefined>({
      providesTags: LIST,
      queryFn: calling(({ api, signal, administration }) =>
        api.administrators(administration ?? '', { signal }),
      ),
    }),
    inviteAdministrator: build.mutation<null, Invitation>({
      invalidatesTags: (_, error) => (error ? [] : LIST),
      queryFn: calling(async ({ api, signal, administration }, { person, idempotencyKey }: Invitation) => {
        await api.inviteAdministrator(administration ?? '', person, { signal, idempotencyKey });
        return null;
      }),
      // A failure is shown by the dialog, which stays open.
      onQueryStarted: async ({ person }, { dispatch, queryFulfilled }) => {
        if (await queryFulfilled.catch(() => undefined)) dispatch(toldDone(texts.sent(person.email)));
      },
    }),
    resendInvitation: build.mutation<null, Administrator>({
      invalidatesTags: (_, error) => (error ? [] : LIST),
      queryFn: calling(async ({ api, signal, administration }, { id }: Administrator) => {
        await api.resendAdministratorInvitation(administration ?? '', id, { signal });
        return null;
      }),
      onQueryStarted: async ({ email }, started) => {
        if (await answerOrTell(started)) started.dispatch(toldDone(texts.resent(email)));
      },
    }),
    removeAdministrator: build.mutation<null, Removal>({
      // Removing one's own account ends the session, so the list must not be requested again.
      invalidatesTags: (_, error, { self }) => (self && !error ? [] : LIST),
      queryFn: calling(async ({ api, signal, administration }, { administrator, self }: Removal) => {
        const query = self ? ({ self: 'true' } as const) : {};
        await api.removeAdministrator(administration ?? '', administrator.id, query, { signal });
        return null;
      }),
      onQueryStarted: async ({ administrator: { name, lastname }, self }, started) => {
        if (!(await answerOrTell(started))) return;
        started.dispatch(self ? signedOut() : toldDone(texts.removed(`${name} ${lastname}`)));
      },
    }),
  }),
});
