import { callApi, notified, safely } from '@laundry/flow';
import { notifications, report as texts } from '@laundry/strings';
import { call, put, race, select, take, takeEvery, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import { draftOf } from '../../storage/drafts.ts';
import { closed, failed, filled, opened, received, selectReport, submitted, typed } from './report.slice.ts';
import { reportError } from './reportError.ts';
import { EMPTY_REQUEST, isSameRequest } from './reportRequest.ts';

/** The captcha's action (spec §9). */
const CAPTCHA_ACTION = 'userReport';
const draft = draftOf('report');

/** The consumption report (spec §4), mailed and shown. Until then, what is typed is stored. */
export function* reportSaga() {
  yield* takeEvery(opened, fill);
  yield* takeEvery(typed, keep);
  yield* takeLeading(
    submitted,
    safely(untilClosed, (error) => failed(reportError(error))),
  );
}

function* fill({ payload: card }: ReturnType<typeof opened>): SagaGenerator<void> {
  const { card: drafted = '', email = '' } = draft.load(yield* fromContext('session'))?.values ?? {};
  yield* put(filled({ card: card || drafted, email }));
}

function* keep({ payload: values }: ReturnType<typeof typed>): SagaGenerator<void> {
  const session = yield* fromContext('session');
  if (isSameRequest(values, EMPTY_REQUEST)) draft.clear(session);
  else draft.save(session, { values: { ...values } });
  // Values from an address or a draft were not entered now, so the captcha waits for the user's input.
  const { initial } = yield* select(selectReport);
  if (!isSameRequest(values, initial)) (yield* fromContext('captcha')).prepare();
}

function* untilClosed(action: ReturnType<typeof submitted>): SagaGenerator<void> {
  yield* race({ done: call(send, action), closed: take(closed) });
}

function* send({ payload }: ReturnType<typeof submitted>): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const captcha = yield* fromContext('captcha');
  const request = { card: payload.card, email: payload.email.trim() };
  const recaptchaToken = yield* call(captcha.token, CAPTCHA_ACTION);
  const html = yield* callApi((signal) => api.sendReportByUid({ ...request, recaptchaToken }, { signal }));
  draft.clear(yield* fromContext('session'));
  yield* put(received({ ...request, html }));
  yield* put(
    notified({ variant: 'success', title: notifications.successTitle, text: texts.sent(request.card) }),
  );
}
