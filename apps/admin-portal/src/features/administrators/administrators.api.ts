import type { Administrator, NewAdministrator } from '@laundry/api-contract';
import { administrators as texts } from '@laundry/strings';
import { calling, portalApi } from '../../api/portalApi.ts';
import { answerOrTell, toldDone } from '../../api/tell.ts';
import { signedOut } from '../../session/session.slice.ts';

interface Invitation {
  readonly person: NewAdministrator;
  /** However often it is sent, it invites once. */
  readonly idempotencyKey: string;
}

interface Removal {
  readonly administrator: Administrator;
  /** The own account, as the question said. */
  readonly self: boolean;
}

const LIST = ['Administrators'] as const;

/** The administrators. Changes continue after the page is left. */
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
      // The dialog, which stays open, tells why it failed.
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
      // With the own account the server has ended the session.
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
