import type { TokenRefusal } from '@laundry/api-contract';
import { refusalOf, textOf, messageFor } from '@laundry/error-catalogue';
import type { AppError, ErrorKind } from '@laundry/error-catalogue';
import { callApi, safely, verifyLink } from '@laundry/flow';
import { call, put, race, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import { paths } from '../../paths.ts';
import { rememberSignup } from '../../storage/signupNotice.ts';
import {
  checkFailed,
  confirmationFailed,
  confirmed,
  linkChecked,
  linkOpened,
  pageClosed,
  submitted,
} from './completeSignup.slice.ts';
import type { Confirmation } from './completeSignup.slice.ts';

/** Errors of a confirmation that concern its link. */
const REASONS: Readonly<Partial<Record<ErrorKind, TokenRefusal>>> = {
  invalidToken: 'invalid',
  usedToken: 'used',
  expiredToken: 'expired',
};

const notChecked = (error: AppError) => checkFailed(textOf(error.kind));

const notConfirmed = (error: AppError) =>
  confirmationFailed({
    error: messageFor(error),
    reason: REASONS[error.kind],
    refused: refusalOf(error, { token: [] }),
  });

/** Checks the link when the page is opened, then confirms, one submission at a time. */
export function* completeSignupSaga() {
  const check = safely(checkLink, notChecked);
  const confirm = safely(confirmSignup, notConfirmed);
  yield* takeLatest(linkOpened, function* ({ payload: token }) {
    yield* race({ done: call(check, token), closed: take(pageClosed) });
  });
  yield* takeLeading(submitted, function* ({ payload }) {
    yield* race({ done: call(confirm, payload), closed: take(pageClosed) });
  });
}

function* checkLink(token: string): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const state = yield* callApi((signal) => verifyLink(token, () => api.verifyToken({ token }, { signal })));
  yield* put(linkChecked(state));
}

function* confirmSignup(confirmation: Confirmation): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const leave = yield* fromContext('leave');
  yield* callApi((signal) => api.confirmUser({ ...confirmation }, { signal }));
  yield* put(confirmed());
  rememberSignup(yield* fromContext('session'));
  yield* call(leave, paths.apps);
}
