import type { TokenRefusal } from '@laundry/api-contract';
import { messageFor, fieldRefusals, loadErrorText } from '@laundry/error-catalogue';
import type { Refusal } from '@laundry/error-catalogue';
import { linkRefusal, verifyLink } from '@laundry/flow';
import { useBfcacheRestore } from '@laundry/ui-kit/controls';
import { useCallback, useEffect, useState } from 'react';
import { useAddress, useEnvironment } from '../../islands/environment.ts';
import { paths } from '../../paths.ts';
import { rememberSignup } from '../../storage/signupNotice.ts';
import { useLatestCall } from '../../useLatestCall.ts';

/** The state of a sign-up. Only a link that was found valid can be confirmed (spec §5). */
export type SignupState =
  | { readonly step: 'checking' | 'ready' | 'confirming' | 'done' }
  /** It is unknown whether the link can be used. */
  | { readonly step: 'unchecked'; readonly error: string }
  | { readonly step: 'refused'; readonly reason: TokenRefusal }
  | {
      /** A confirmation was refused. */
      readonly step: 'failed';
      readonly error: string;
      /** Set where the link was the cause. */
      readonly reason: TokenRefusal | undefined;
      /** The messages at fields whose values were refused. */
      readonly refused: Refusal | undefined;
    };

/** Checks an invitation by the token in the page's address, and confirms it with a password. */
export function useSignup() {
  const { api, session, leave } = useEnvironment();
  const url = useAddress();
  const token = url && (url.searchParams.get('token') ?? '');
  const { run, isRunning } = useLatestCall();
  const [state, setState] = useState<SignupState>({ step: 'checking' });
  const check = useCallback(() => {
    if (token === undefined) return;
    void run(
      async (signal) => {
        const { valid, reason } = await verifyLink(token, () => api.verifyToken({ token }, { signal }));
        setState(valid ? { step: 'ready' } : { step: 'refused', reason: reason ?? 'invalid' });
      },
      ({ kind }) => setState({ step: 'unchecked', error: loadErrorText(kind) }),
    );
  }, [api, run, token]);
  useEffect(check, [check]);
  const checkAgain = () => {
    setState({ step: 'checking' });
    check();
  };
  // The page that Back restores, as from the apps, says whether its link is used.
  useBfcacheRestore(() => {
    if (state.step === 'confirming' || state.step === 'done') checkAgain();
  });
  const confirm = (password: string) => {
    if (token === undefined || isRunning()) return;
    setState({ step: 'confirming' });
    void run(
      async (signal) => {
        await api.confirmUser({ token, password }, { signal });
        setState({ step: 'done' });
        rememberSignup(session);
        leave(paths.apps);
      },
      (error) =>
        setState({
          step: 'failed',
          error: messageFor(error),
          reason: linkRefusal(error),
          refused: fieldRefusals(error, { token: [] }),
        }),
    );
  };
  return { state, checkAgain, confirm };
}
