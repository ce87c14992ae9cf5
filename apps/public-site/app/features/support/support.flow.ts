import { fieldRefusals, errorText, toAppError } from '@laundry/error-catalogue';
import type { Refusal } from '@laundry/error-catalogue';
import { callApi, notified, nextSubmission } from '@laundry/flow';
import { notifications, support } from '@laundry/strings';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import type { SentReport } from '../../report-queue/queuedReports.ts';
import { storedDraft } from '../../storage/attempts.ts';
import { emptyValues, getForm, toSupportMessage } from './forms.ts';
import type { FormName, Values } from './forms.ts';

/** The error and its messages at fields. */
interface Failed {
  readonly error: string;
  readonly refused: Refusal | undefined;
}

/** The result: a sent failure report may have a case number; a queued one has a key on the device. */
type Settled =
  | { readonly status: 'sent'; readonly caseNumber?: string | undefined }
  | { readonly status: 'queued'; readonly key: string };

/** A form's submit (spec §4): pending, fulfilled and cleared, or rejected with its error. */
type Submit = { readonly status: 'idle' | 'sending' } | Settled | ({ readonly status: 'failed' } & Failed);

export type FormState = Submit & {
  /** The form's initial values: a draft, values from an address, or nothing. */
  readonly initial: Values;
  /** The number of settled messages; the form is reset after each. */
  readonly round: number;
};

type SupportState = Readonly<Record<FormName, FormState>>;

interface About<Payload> {
  readonly form: FormName;
  readonly payload: Payload;
}

const fresh = (form: FormName): FormState => ({
  status: 'idle',
  initial: emptyValues(form),
  round: 0,
});

const slice = createSlice({
  name: 'support',
  initialState: (): SupportState => ({
    contact: fresh('contact'),
    visit: fresh('visit'),
    failure: fresh('failure'),
  }),
  reducers: {
    /** The form was opened, with the values from its page's address. */
    formOpened: (state, _: PayloadAction<About<Values>>) => state,
    formFilled: (state, { payload: { form, payload } }: PayloadAction<About<Values>>) => ({
      ...state,
      [form]: { ...state[form], status: 'idle', initial: payload },
    }),
    formTyped: (state, _: PayloadAction<About<Values>>) => state,
    formSubmitted: (state, { payload: { form } }: PayloadAction<About<Values>>) => ({
      ...state,
      [form]: { ...state[form], status: 'sending' },
    }),
    /** Sent or queued; in both cases the form is empty again. */
    formSettled: (state, { payload: { form, payload } }: PayloadAction<About<Settled>>) => ({
      ...state,
      [form]: { ...payload, initial: emptyValues(form), round: state[form].round + 1 },
    }),
    /** Queued messages were sent. What was typed since stays. */
    queuedSent: (state, { payload: { form, payload } }: PayloadAction<About<readonly SentReport[]>>) => {
      const { initial, round, ...submit } = state[form];
      const sent = submit.status === 'queued' && payload.find(({ key }) => key === submit.key);
      if (!sent) return state;
      return { ...state, [form]: { status: 'sent', caseNumber: sent.caseNumber, initial, round } };
    },
    formFailed: (state, { payload: { form, payload } }: PayloadAction<About<Failed>>) => ({
      ...state,
      [form]: { ...state[form], status: 'failed', ...payload },
    }),
  },
});

export const supportReducer = slice.reducer;
export const { formOpened, formFilled, formTyped, formSubmitted, formSettled, queuedSent, formFailed } =
  slice.actions;

export const selectForm =
  (form: FormName) =>
  (state: { support: SupportState }): FormState =>
    state.support[form];

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
  const values = { ...emptyValues(form), ...storedDraft(form).load(session)?.values, ...prefilled };
  yield* put(formFilled({ form, payload: values }));
}

function* keep({ payload: { form, payload: values } }: ReturnType<typeof formTyped>): SagaGenerator<void> {
  const session = yield* fromContext('session');
  if (Object.values(values).every((value) => value === '')) return storedDraft(form).clear(session);
  const submission = storedDraft(form).load(session)?.submission;
  storedDraft(form).save(session, { values: { ...values }, ...(submission && { submission }) });
}

function* submit({
  payload: { form, payload: values },
}: ReturnType<typeof formSubmitted>): SagaGenerator<void> {
  const session = yield* fromContext('session');
  const key = yield* keyOf(form, values);
  try {
    yield* send(form, values, key);
    storedDraft(form).clear(session);
  } catch (thrown) {
    const error = toAppError(thrown);
    if (error.kind === 'offline' && getForm(form).queuedOffline && (yield* queueForLater(form, values, key)))
      return;
    yield* put(
      formFailed({
        form,
        payload: { error: errorText(error.kind), refused: fieldRefusals(error, getForm(form).lines) },
      }),
    );
  }
}

/** The key of a submission, so that it counts as one message however often it is sent. */
function* keyOf(form: FormName, values: Values): SagaGenerator<string> {
  const session = yield* fromContext('session');
  const message = toSupportMessage(form, values);
  const last = storedDraft(form).load(session)?.submission;
  const submission = nextSubmission(message, last, yield* fromContext('newKey'));
  storedDraft(form).save(session, { values: { ...values }, submission });
  return submission.key;
}

function* send(form: FormName, values: Values, idempotencyKey: string): SagaGenerator<void> {
  const api = yield* fromContext('api');
  const message = toSupportMessage(form, values);
  const { caseNumber } = yield* callApi((signal) => api.supportInfo(message, { signal, idempotencyKey }));
  yield* put(formSettled({ form, payload: { status: 'sent', caseNumber } }));
  yield* put(notified({ variant: 'success', title: notifications.successTitle, text: support.sent }));
}

/** Queues a report on the device while there is no network. @returns whether the device could store it */
function* queueForLater(form: FormName, values: Values, key: string): SagaGenerator<boolean> {
  const session = yield* fromContext('session');
  const queueReport = yield* fromContext('queueReport');
  try {
    queueReport({ key, message: toSupportMessage(form, values) });
  } catch {
    return false;
  }
  storedDraft(form).clear(session);
  yield* put(formSettled({ form, payload: { status: 'queued', key } }));
  return true;
}

export const supportFlow = { reducers: { support: supportReducer }, sagas: [supportSaga] };
