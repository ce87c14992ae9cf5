import type { TokenState } from '@laundry/api-contract';
import { verifyLink } from '@laundry/flow';
import { calling, portalApi, sending } from '../../api/portalApi.ts';

interface WantedLink {
  readonly emailAddress: string;
  /** Whether it lets the device sign in, in place of setting a new password (D82). */
  readonly forDevice: boolean;
}

interface NewPassword {
  readonly token: string;
  readonly password: string;
}

/**
 * The calls for a forgotten password: requesting a link, checking it, and setting the new password. All are
 * mutations, so that the store does not keep what was sent.
 */
export const { useAskForLinkMutation, useCheckLinkMutation, useResetPasswordMutation } =
  portalApi.injectEndpoints({
    endpoints: (build) => ({
      askForLink: build.mutation<null, WantedLink>({
        queryFn: sending(async ({ api, captcha, signal }, { emailAddress, forDevice }: WantedLink) => {
          const recaptchaToken = await captcha.token('login');
          const wanted = { emailAddress: emailAddress.trim(), recaptchaToken };
          await api.forgotPassword({ ...wanted, ...(forDevice && { device: true }) }, { signal });
        }),
      }),
      checkLink: build.mutation<TokenState, string>({
        queryFn: calling(({ api, signal }, token: string) =>
          verifyLink(token, () => api.verifyToken({ token }, { signal })),
        ),
      }),
      resetPassword: build.mutation<null, NewPassword>({
        queryFn: sending(({ api, signal }, body: NewPassword) => api.resetPassword(body, { signal })),
      }),
    }),
  });
