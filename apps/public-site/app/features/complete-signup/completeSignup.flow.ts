import type { TokenRefusal, TokenState } from '@laundry/api-contract';
import { messageFor, fieldRefusals, errorText } from '@laundry/error-catalogue';
import type { AppError, ErrorKind, Refusal } from '@laundry/error-catalogue';
import { callApi, safely, unless, verifyLink } from '@laundry/flow';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import { paths } from '../../paths.ts';
import { rememberSignup } from '../../storage/signupNotice.ts';

interface Failed {
  readonly error: string;
  readonly reason: TokenRefusal | undefined;
  /** The messages at fields, where it was because of their values. */
  readonly refused: Refusal | undefined;
}

/** The state of a sign-up. Only a link that was found valid can be confirmed (spec §5). */
export type CompleteSignupState =
  | { readonly step: 'checking' | 'ready' | 'confirming' | 'done' }
  /** It is unknown whether the link can be used. */
  | { readonly step: 'unchecked'; readonly error: string }
  | { readonly step: 'refused'; readonly reason: TokenRefusal }
  /** A confirmation was refused; `reason` is set where the link was the cause. */
  | ({ readonly step: 'failed' } & Failed);

export interface Confirmation {
  readonly token: string;
  readonly password: string;
}

const slice = createSlice({
  name: 'completeSignup',
  initialState: (): CompleteSignupState => ({ step: 'checking' }),
  reducers: {
    /** The page was opened with a link's token, or the check is repeated. */
    linkOpened: (_state, _action: PayloadAction<string>): CompleteSignupState => ({ step: 'checking' }),
    linkChecked: (_state, { payload }: PayloadAction<TokenState>): CompleteSignupState =>
      payload.valid ? { step: 'ready' } : { step: 'refused', reason: payload.reason ?? 'invalid' },
    checkFailed: (_state, { payload: error }: PayloadAction<string>): CompleteSignupState => ({
      step: 'unchecked',
      error,
    }),
    submitted: (_state, _action: PayloadAction<Confirmation>): CompleteSignupState => ({
      step: 'confirming',
    }),
    confirmed: (): CompleteSignupState => ({ step: 'done' }),
    confirmationFailed: (_state, { payload }: PayloadAction<Failed>): CompleteSignupState => ({
      step: 'failed',
      ...payload,
    }),
    pageClosed: (): CompleteSignupState => ({ step: 'checking' }),
  },
});

export const completeSignupReducer = slice.reducer;
export const { linkOpened, linkChecked, checkFailed, submitted, confirmed, confirmationFailed, pageClosed } =
  slice.actions;

export const selectCompleteSignup = (state: { completeSignup: CompleteSignupState }) => state.completeSignup;

/** Errors of a confirmation that concern its link. */
const REASONS: Readonly<Partial<Record<ErrorKind, TokenRefusal>>> = {
  invalidToken: 'invalid',
  usedToken: 'used',
  expiredToken: 'expired',
};

const notChecked = (error: AppError) => checkFailed(errorText(error.kind));

const notConfirmed = (error: AppError) =>
  confirmationFailed({
    error: messageFor(error),
    reason: REASONS[error.kind],
    refused: fieldRefusals(error, { token: [] }),
  });

/** Checks the link when the page is opened, then confirms, one submission at a time. */
function* completeSignupSaga() {
  yield* takeLatest(linkOpened, unless(pageClosed, safely(checkLink, notChecked)));
  yield* takeLeading(submitted, unless(pageClosed, safely(confirmSignup, notConfirmed)));
}

function* checkLink({ payload: token }: ReturnType<typeof linkOpened>): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const state = yield* callApi((signal) => verifyLink(token, () => api.verifyToken({ token }, { signal })));
  yield* put(linkChecked(state));
}

function* confirmSignup({ payload }: ReturnType<typeof submitted>): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const leave = yield* fromContext('leave');
  yield* callApi((signal) => api.confirmUser({ ...payload }, { signal }));
  yield* put(confirmed());
  rememberSignup(yield* fromContext('session'));
  yield* call(leave, paths.apps);
}

export const completeSignupFlow = {
  reducers: { completeSignup: completeSignupReducer },
  sagas: [completeSignupSaga],
};
