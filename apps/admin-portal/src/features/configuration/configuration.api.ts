import { AppError } from '@laundry/error-catalogue';
import { portalApi, sending } from '../../api/portalApi.ts';

/** Changes the signed-in user's password. */
export const { useChangePasswordMutation } = portalApi.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<null, { emailAddress: string; newPassword: string }>({
      queryFn: sending(async ({ api, signal }, body: { emailAddress: string; newPassword: string }) => {
        const { passwordChanged } = await api.changePassword(body, { signal });
        // The answer must say that the password was changed (spec §3).
        if (!passwordChanged) throw new AppError('generic');
      }),
    }),
  }),
});
