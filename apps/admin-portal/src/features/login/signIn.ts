import { AppError, toAppError } from '@laundry/error-catalogue';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { PortalDispatch } from '../../api/portalApi.ts';
import { useFormFailure } from '../../api/result.ts';
import { signedIn } from '../../session/session.slice.ts';
import { toStoredSession } from '../../session/storedSession.ts';
import type { PortalContext } from '../../shared/context.ts';
import { storeEmail } from './recentEmails.ts';

interface Credentials {
  emailAddress: string;
  password: string;
}

/** The query parameter of a mailed link's token, if the page was opened by one (D82). */
const DEVICE_LINK = 'device';

/** Gets a captcha token, signs in, and stores the session if it is an administration's user (D3). */
export const signIn =
  (
    { emailAddress: typed, password }: Credentials,
    signal: AbortSignal,
  ): ThunkAction<Promise<void>, unknown, PortalContext, UnknownAction> =>
  async (dispatch, _getState, { api, captcha, storage }) => {
    const emailAddress = typed.trim();
    const recaptchaToken = await captcha.token('login');
    const deviceLink = new URLSearchParams(window.location.search).get(DEVICE_LINK) ?? undefined;
    const sent = { emailAddress, password, recaptchaToken, deviceLink };
    const stored = toStoredSession(emailAddress, await api.signin(sent, { signal }));
    if (!stored) throw new AppError('dashboardRefused');
    storeEmail(storage, emailAddress);
    dispatch(signedIn(stored));
  };

type Attempt = { status: 'idle' | 'sending' } | { status: 'failed'; error: AppError };

/** Signs in, one attempt at a time. A running attempt is aborted when the page is left. */
export function useSignIn() {
  const dispatch = useDispatch<PortalDispatch>();
  const [attempt, setAttempt] = useState<Attempt>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (credentials: Credentials) => {
    // A second click may come before the first one has rerendered the form.
    if (running.current) return;
    running.current = new AbortController();
    setAttempt({ status: 'sending' });
    try {
      await dispatch(signIn(credentials, running.current.signal));
      setAttempt({ status: 'idle' });
    } catch (thrown) {
      setAttempt({ status: 'failed', error: toAppError(thrown) });
    }
    running.current = null;
  };
  return {
    status: attempt.status,
    failure: useFormFailure('error' in attempt ? attempt.error : undefined),
    start: (credentials: Credentials) => void start(credentials),
  };
}
