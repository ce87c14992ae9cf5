import { fieldRefusals } from '@laundry/error-catalogue';
import type { AppError, ErrorKind, Refusal } from '@laundry/error-catalogue';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The form's names of the payload's fields. */
const FIELDS = { emailAddress: ['email'], recaptchaToken: [] };

/** The typed values, as they are sent. */
export interface Credentials {
  email: string;
  password: string;
}

/** Why the login was refused: the state keeps the kind of the error, the page chooses the text. */
interface FormFailure {
  error: ErrorKind;
  /** Where it was for single fields. */
  refused: Refusal | undefined;
}

type Attempt = { status: 'idle' } | { status: 'sending' } | ({ status: 'failed' } & FormFailure);

interface Login {
  attempt: Attempt;
  /** E-mails of earlier logins, newest first. */
  recentEmails: string[];
}

const initialState: Login = { attempt: { status: 'idle' }, recentEmails: [] };

const slice = createSlice({
  name: 'login',
  initialState,
  reducers: {
    signInRequested: (state, _: PayloadAction<Credentials>) => ({ ...state, attempt: { status: 'sending' } }),
    signInSucceeded: (state) => ({ ...state, attempt: { status: 'idle' } }),
    signInFailed: {
      prepare: (error: AppError) => ({
        payload: { error: error.kind, refused: fieldRefusals(error, FIELDS) },
      }),
      reducer: (state, { payload }: PayloadAction<FormFailure>) => ({
        ...state,
        attempt: { status: 'failed', ...payload },
      }),
    },
    /** The page was left: a pending login is dropped. */
    loginLeft: (state) => ({ ...state, attempt: { status: 'idle' } }),
    emailForgotten: (state, _: PayloadAction<string>) => state,
    recentEmailsRead: (state, { payload }: PayloadAction<string[]>) => ({ ...state, recentEmails: payload }),
  },
});

export const loginReducer = slice.reducer;
export const { emailForgotten, loginLeft, recentEmailsRead, signInFailed, signInRequested, signInSucceeded } =
  slice.actions;

export interface WithLogin {
  login: Login;
}

export const selectAttempt = ({ login }: WithLogin) => login.attempt;
export const selectRecentEmails = ({ login }: WithLogin) => login.recentEmails;
