import { refusalOf, textOf, toAppError } from '@laundry/error-catalogue';
import { callApi, notified } from '@laundry/flow';
import { notifications, support } from '@laundry/strings';
import { put, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import { forgetDraft, keepDraft, recallDraft } from '../../session/drafts.ts';
import { emptyValues, formOf } from './forms.ts';
import type { FormName, Values } from './forms.ts';
import {
  formFailed,
  formFilled,
  formOpened,
  formSettled,
  formSubmitted,
  formTyped,
} from './support.slice.ts';

/** Contact, visit request and failure report (spec §4). What is typed is kept until it was sent. */
export function* supportSaga() {
  yield* takeEvery(formOpened, fill);
  yield* takeEvery(formTyped, keep);
  yield* takeEvery(formSubmitted, submit);
}

function* fill({ payload: { form, payload: brought } }: ReturnType<typeof formOpened>): SagaGenerator<void> {
  const session = yield* fromContext('session');
  const values = { ...emptyValues(form), ...recallDraft(session, form)?.values, ...brought };
  yield* put(formFilled({ form, payload: values }));
}

function* keep({ payload: { form, payload: values } }: ReturnType<typeof formTyped>): SagaGenerator<void> {
  const session = yield* fromContext('session');
  if (Object.values(values).every((value) => value === '')) return forgetDraft(session, form);
  const press = recallDraft(session, form)?.press;
  keepDraft(session, form, { values: { ...values }, ...(press && { press }) });
}

function* submit({
  payload: { form, payload: values },
}: ReturnType<typeof formSubmitted>): SagaGenerator<void> {
  const session = yield* fromContext('session');
  const key = yield* keyOf(form, values);
  try {
    yield* send(form, values, key);
    forgetDraft(session, form);
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind === 'offline' && formOf(form).keptOffline && (yield* keptForLater(form, values, key)))
      return;
    yield* put(
      formFailed({
        form,
        payload: { error: textOf(error.kind), refused: refusalOf(error, formOf(form).fieldsOf) },
      }),
    );
  }
}

/** The same press, however often it is sent, is one message: its key stands until something that it sends changes. */
function* keyOf(form: FormName, values: Values): SagaGenerator<string> {
  const session = yield* fromContext('session');
  const newKey = yield* fromContext('newKey');
  const sent = JSON.stringify(formOf(form).toMessage(values));
  const last = recallDraft(session, form)?.press;
  const key = last?.sent === sent ? last.key : newKey();
  keepDraft(session, form, { values: { ...values }, press: { key, sent } });
  return key;
}

function* send(form: FormName, values: Values, idempotencyKey: string): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const message = formOf(form).toMessage(values);
  yield* callApi((signal) => api.supportInfo(message, { signal, idempotencyKey }));
  yield* put(formSettled({ form, payload: 'sent' }));
  yield* put(notified({ variant: 'success', title: notifications.successTitle, text: support.sent }));
}

/** Without network a report waits on the device. @returns whether the device could keep it */
function* keptForLater(form: FormName, values: Values, key: string): SagaGenerator<boolean> {
  const session = yield* fromContext('session');
  const keepReport = yield* fromContext('keepReport');
  try {
    keepReport({ key, message: { ...formOf(form).toMessage(values) } as Record<string, string> });
  } catch {
    return false;
  }
  forgetDraft(session, form);
  yield* put(formSettled({ form, payload: 'kept' }));
  return true;
}
