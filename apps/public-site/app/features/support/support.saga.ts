import { refusalOf, textOf, toAppError } from '@laundry/error-catalogue';
import { callApi, notified, submissionOf } from '@laundry/flow';
import { notifications, support } from '@laundry/strings';
import { put, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import { draftOf } from '../../storage/drafts.ts';
import { emptyValues, formOf } from './forms.ts';
import type { FormName, Values } from './forms.ts';
import {
  formFailed,
  formFilled,
  formOpened,
  formSettled,
  formSubmitted,
  formTyped,
  supportReducer,
} from './support.slice.ts';

/** Contact, visit request and failure report (spec §4). What is typed is stored until it was sent. */
export function* supportSaga() {
  yield* takeEvery(formOpened, fill);
  yield* takeEvery(formTyped, keep);
  yield* takeEvery(formSubmitted, submit);
}

function* fill({
  payload: { form, payload: prefilled },
}: ReturnType<typeof formOpened>): SagaGenerator<void> {
  const session = yield* fromContext('session');
  const values = { ...emptyValues(form), ...draftOf(form).load(session)?.values, ...prefilled };
  yield* put(formFilled({ form, payload: values }));
}

function* keep({ payload: { form, payload: values } }: ReturnType<typeof formTyped>): SagaGenerator<void> {
  const session = yield* fromContext('session');
  if (Object.values(values).every((value) => value === '')) return draftOf(form).clear(session);
  const submission = draftOf(form).load(session)?.submission;
  draftOf(form).save(session, { values: { ...values }, ...(submission && { submission }) });
}

function* submit({
  payload: { form, payload: values },
}: ReturnType<typeof formSubmitted>): SagaGenerator<void> {
  const session = yield* fromContext('session');
  const key = yield* keyOf(form, values);
  try {
    yield* send(form, values, key);
    draftOf(form).clear(session);
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind === 'offline' && formOf(form).queuedOffline && (yield* queueForLater(form, values, key)))
      return;
    yield* put(
      formFailed({
        form,
        payload: { error: textOf(error.kind), refused: refusalOf(error, formOf(form).fieldsOf) },
      }),
    );
  }
}

/** The key of a submission, so that it counts as one message however often it is sent. */
function* keyOf(form: FormName, values: Values): SagaGenerator<string> {
  const session = yield* fromContext('session');
  const message = formOf(form).toMessage(values);
  const last = draftOf(form).load(session)?.submission;
  const submission = submissionOf(message, last, yield* fromContext('newKey'));
  draftOf(form).save(session, { values: { ...values }, submission });
  return submission.key;
}

function* send(form: FormName, values: Values, idempotencyKey: string): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const message = formOf(form).toMessage(values);
  const { caseNumber } = yield* callApi((signal) => api.supportInfo(message, { signal, idempotencyKey }));
  yield* put(formSettled({ form, payload: { status: 'sent', caseNumber } }));
  yield* put(notified({ variant: 'success', title: notifications.successTitle, text: support.sent }));
}

/** Queues a report on the device while there is no network. @returns whether the device could store it */
function* queueForLater(form: FormName, values: Values, key: string): SagaGenerator<boolean> {
  const session = yield* fromContext('session');
  const queueReport = yield* fromContext('queueReport');
  try {
    queueReport({ key, message: formOf(form).toMessage(values) });
  } catch {
    return false;
  }
  draftOf(form).clear(session);
  yield* put(formSettled({ form, payload: { status: 'queued', key } }));
  return true;
}

/** The flow of the forms for messages to the company. */
export const supportFlow = { reducers: { support: supportReducer }, sagas: [supportSaga] };
