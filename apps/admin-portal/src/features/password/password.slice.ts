import type { TokenRefusal, TokenState } from '@laundry/api-contract';
import type { AppError, ErrorKind } from '@laundry/error-catalogue';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { formFailureOf, withErrorKind } from '../../shared/failure.ts';
import type { FormFailure } from '../../shared/failure.ts';

/** What the form calls the fields that are sent. */
const FIELDS = { emailAddress: ['email'], recaptchaToken: [], token: [] };

/** Refusals that are about the link. */
const REASONS: Readonly<Partial<Record<ErrorKind, TokenRefusal>>> = {
  invalidToken: 'invalid',
  usedToken: 'used',
  expiredToken: 'expired',
};

/** A link as it is asked for. */
export type LinkRequest = { status: 'idle' | 'sending' | 'sent' } | ({ status: 'failed' } & FormFailure);

/** Which link is asked for. */
export interface WantedLink {
  email: string;
  /** Whether it lets the device sign in, in place of setting a new password (D82). */
  forDevice: boolean;
}

/** Where the new password of a link stands. */
export type Reset =
  | { step: 'checking' | 'ready' | 'sending' | 'done' }
  /** Whether the link can be used is not known. */
  | { step: 'unchecked'; error: ErrorKind }
  | { step: 'refused'; reason: TokenRefusal }
  | ({ step: 'failed' } & FormFailure);

/** What sets a new password. */
export interface NewPassword {
  token: string;
  password: string;
}

interface Password {
  link: LinkRequest;
  reset: Reset;
}

const initialState: Password = { link: { status: 'idle' }, reset: { step: 'checking' } };

const failed = (error: AppError) => ({ payload: formFailureOf(error, FIELDS) });

const slice = createSlice({
  name: 'password',
  initialState,
  reducers: {
    linkRequested: (state, _: PayloadAction<WantedLink>) => ({ ...state, link: { status: 'sending' } }),
    linkSent: (state) => ({ ...state, link: { status: 'sent' } }),
    linkFailed: {
      prepare: failed,
      reducer: (state, { payload }: PayloadAction<FormFailure>) => ({
        ...state,
        link: { status: 'failed', ...payload },
      }),
    },
    /** The person began to type: the captcha may load. */
    emailTyped: () => undefined,
    /** The page is in sight with a link's token, or its check is asked for again. */
    linkOpened: (state, _: PayloadAction<string>) => ({ ...state, reset: { step: 'checking' } }),
    linkChecked: (state, { payload }: PayloadAction<TokenState>) => ({
      ...state,
      reset: payload.valid ? { step: 'ready' } : { step: 'refused', reason: payload.reason ?? 'invalid' },
    }),
    linkUnchecked: {
      prepare: withErrorKind,
      reducer: (state, { payload }: PayloadAction<ErrorKind>) => ({
        ...state,
        reset: { step: 'unchecked', error: payload },
      }),
    },
    /** Neither the password nor the token is kept. */
    resetRequested: (state, _: PayloadAction<NewPassword>) => ({ ...state, reset: { step: 'sending' } }),
    resetDone: (state) => ({ ...state, reset: { step: 'done' } }),
    resetFailed: {
      prepare: failed,
      reducer: (state, { payload }: PayloadAction<FormFailure>) => {
        const reason = REASONS[payload.error];
        return {
          ...state,
          reset: reason ? { step: 'refused', reason } : { step: 'failed', ...payload },
        };
      },
    },
    /** The page was left: what was on its way is dropped. */
    passwordLeft: () => initialState,
  },
});

export const passwordReducer = slice.reducer;
export const {
  emailTyped,
  linkChecked,
  linkFailed,
  linkOpened,
  linkRequested,
  linkSent,
  linkUnchecked,
  passwordLeft,
  resetDone,
  resetFailed,
  resetRequested,
} = slice.actions;

interface WithPassword {
  password: Password;
}

export const selectLink = ({ password }: WithPassword) => password.link;
export const selectReset = ({ password }: WithPassword) => password.reset;
