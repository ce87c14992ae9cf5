import { callApi, safely, verifyLink } from '@laundry/flow';
import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, race, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../shared/context.ts';
import {
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
} from './password.slice.ts';
import type { NewPassword, WantedLink } from './password.slice.ts';

/** The captcha's action (D56). */
const CAPTCHA_ACTION = 'login';

function* request({ email, forDevice }: WantedLink): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const captcha = yield* fromContext('captcha');
  const recaptchaToken = yield* call(captcha.token, CAPTCHA_ACTION);
  const body = { emailAddress: email.trim(), recaptchaToken, ...(forDevice && { device: true }) };
  yield* callApi((signal) => api.forgotPassword(body, { signal }));
  yield* put(linkSent());
}

function* check(token: string): SagaGenerator<void> {
  const api = yield* fromContext('api');
  yield* put(linkChecked(yield* verifyLink(token, (signal) => api.verifyToken({ token }, { signal }))));
}

function* reset(password: NewPassword): SagaGenerator<void> {
  const api = yield* fromContext('api');
  yield* callApi((signal) => api.resetPassword({ ...password }, { signal }));
  yield* put(resetDone());
}

/** A flow that ends with its page. */
const untilLeft = <Payload>(
  flow: (payload: Payload) => SagaGenerator<void>,
  failed: Parameters<typeof safely>[1],
) =>
  safely(function* ({ payload }: PayloadAction<Payload>) {
    yield* race({ done: call(flow, payload), left: take(passwordLeft) });
  }, failed);

function* prepareCaptcha(): SagaGenerator<void> {
  (yield* fromContext('captcha')).prepare();
}

/** The forgotten password: asking for a link, and the new password of one. */
export function* passwordSaga(): SagaGenerator<void> {
  yield* takeLeading(linkRequested, untilLeft(request, linkFailed));
  yield* takeLatest(linkOpened, untilLeft(check, linkUnchecked));
  yield* takeLeading(resetRequested, untilLeft(reset, resetFailed));
  yield* takeEvery(emailTyped, prepareCaptcha);
}
