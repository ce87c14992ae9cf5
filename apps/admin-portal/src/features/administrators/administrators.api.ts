import type { Administrator, NewAdministrator } from '@laundry/api-contract';
import { administrators as texts } from '@laundry/strings';
import { calling, portalApi, sending } from '../../api/portalApi.ts';
import { dispatchOutcome, successNotified } from '../../api/notify.ts';
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
      invalidatesTags: LIST,
      queryFn: sending(({ api, signal, administration }, { person, idempotencyKey }: Invitation) =>
        api.inviteAdministrator(administration ?? '', person, { signal, idempotencyKey }),
      ),
      // A failure is shown by the dialog, which stays open.
      onQueryStarted: async ({ person }, { dispatch, queryFulfilled }) => {
        if (await queryFulfilled.catch(() => undefined)) dispatch(successNotified(texts.sent(person.email)));
      },
    }),
    resendInvitation: build.mutation<null, Administrator>({
      invalidatesTags: LIST,
      queryFn: sending(({ api, signal, administration }, { id }: Administrator) =>
        api.resendAdministratorInvitation(administration ?? '', id, { signal }),
      ),
      onQueryStarted: ({ email }, started) => dispatchOutcome(started, successNotified(texts.resent(email))),
    }),
    removeAdministrator: build.mutation<null, Removal>({
      // Removing one's own account ends the session, so the list must not be requested again.
      invalidatesTags: (_, error, { self }) => (self && !error ? [] : LIST),
      queryFn: sending(({ api, signal, administration }, { administrator: { id }, self }: Removal) =>
        api.removeAdministrator(administration ?? '', id, self ? { self: 'true' } : {}, { signal }),
      ),
      onQueryStarted: ({ administrator: { name, lastname }, self }, started) =>
        dispatchOutcome(started, self ? signedOut() : successNotified(texts.removed(`${name} ${lastname}`))),
    }),
  }),
});
