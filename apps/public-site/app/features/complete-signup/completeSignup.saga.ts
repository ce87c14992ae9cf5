import type { TokenRefusal } from '@laundry/api-contract';
import { refusalOf, textOf, wordsOf } from '@laundry/error-catalogue';
import type { AppError, ErrorKind } from '@laundry/error-catalogue';
import { callApi, safely } from '@laundry/flow';
import { call, put, race, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import { paths } from '../../paths.ts';
import { rememberSignup } from '../../session/signedUp.ts';
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

/** A text that the API does not even take for a token is none, like one that it does not know. */
const NO_TOKEN: ReadonlySet<ErrorKind> = new Set([
  'badRequest',
  'missingParameters',
  'invalidField',
  'tooLarge',
]);

/** Refusals of a confirmation that are about its link. */
const REASONS: Readonly<Partial<Record<ErrorKind, TokenRefusal>>> = {
  invalidToken: 'invalid',
  usedToken: 'used',
  expiredToken: 'expired',
};

const notChecked = (error: AppError) =>
  NO_TOKEN.has(error.kind)
    ? linkChecked({ valid: false, reason: 'invalid' })
    : checkFailed(textOf(error.kind));

const notConfirmed = (error: AppError) =>
  confirmationFailed({
    error: wordsOf(error),
    reason: REASONS[error.kind],
    refused: refusalOf(error, { token: [] }),
  });

/** Checks the link when the page is opened, then confirms, one press at a time. A page that was closed waits for nothing. */
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
  const state =
    token.trim() === ''
      ? ({ valid: false, reason: 'invalid' } as const)
      : yield* callApi((signal) => api.verifyToken({ token }, { signal }));
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
