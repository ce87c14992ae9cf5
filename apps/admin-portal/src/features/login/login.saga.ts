import { AppError } from '@laundry/error-catalogue';
import { callApi, safely } from '@laundry/flow';
import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, race, take, takeEvery, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../shared/context.ts';
import { signedIn } from '../../session/session.slice.ts';
import { toStoredSession } from '../../session/storedSession.ts';
import type { Credentials } from './login.slice.ts';
import {
  emailForgotten,
  loginLeft,
  recentEmailsRead,
  signInFailed,
  signInRequested,
  signInSucceeded,
} from './login.slice.ts';
import { removeEmail, readRecentEmails, storeEmail } from './recentEmails.ts';

/** The captcha's action (spec §9). */
const CAPTCHA_ACTION = 'login';

function* showRecentEmails(): SagaGenerator<void> {
  const storage = yield* fromContext('storage');
  yield* put(recentEmailsRead(readRecentEmails(storage)));
}

/** The query parameter of a mailed link's token (D82). */
const DEVICE_LINK = 'device';

/** The token of the mailed link that this page was opened by, if it was. */
const deviceLink = (): string | undefined =>
  new URLSearchParams(window.location.search).get(DEVICE_LINK) ?? undefined;

/** A captcha token, the login itself, and then only an administration's user is kept (D3). */
function* enter({ email, password }: Credentials): SagaGenerator<void> {
  const { api, captcha, storage } = {
    api: yield* fromContext('api'),
    captcha: yield* fromContext('captcha'),
    storage: yield* fromContext('storage'),
  };
  const emailAddress = email.trim();
  const recaptchaToken = yield* call(captcha.token, CAPTCHA_ACTION);
  const answer = yield* callApi((signal) =>
    api.signin({ emailAddress, password, recaptchaToken, deviceLink: deviceLink() }, { signal }),
  );
  const stored = toStoredSession(emailAddress, answer);
  if (!stored) throw new AppError('dashboardRefused');
  storeEmail(storage, emailAddress);
  yield* showRecentEmails();
  yield* put(signInSucceeded());
  yield* put(signedIn(stored));
}

const signIn = safely(function* ({ payload }: PayloadAction<Credentials>) {
  yield* race({ entered: call(enter, payload), left: take(loginLeft) });
}, signInFailed);

function* forget({ payload }: PayloadAction<string>): SagaGenerator<void> {
  removeEmail(yield* fromContext('storage'), payload);
  yield* showRecentEmails();
}

export function* loginSaga(): SagaGenerator<void> {
  yield* takeLeading(signInRequested, signIn);
  yield* takeEvery(emailForgotten, forget);
  yield* showRecentEmails();
}
