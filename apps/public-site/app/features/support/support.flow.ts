import { fieldRefusals, errorText, toAppError } from '@laundry/error-catalogue';
import type { Refusal } from '@laundry/error-catalogue';
import { notified } from '@laundry/flow';
import { notifications, support } from '@laundry/strings';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import type { QueuedReport, SentReport } from '../../report-queue/queuedReports.ts';
import { storedDraft } from '../../storage/attempts.ts';
import { submitOnce } from '../../submitOnce.saga.ts';
import { getForm, toSupportMessage } from './forms.ts';
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

export type SupportState = Submit & {
  /** The form's initial values, where they are not empty: a draft, or values from an address. */
  readonly initial: Values;
  /** The number of settled messages; the form is reset after each. */
  readonly round: number;
};

const slice = createSlice({
  name: 'support',
  initialState: (): SupportState => ({ status: 'idle', initial: {}, round: 0 }),
  reducers: {
    /** The form was opened, with the values from its page's address. */
    opened: (state, _: PayloadAction<Values>) => state,
    filled: ({ round }, { payload: initial }: PayloadAction<Values>): SupportState => ({
      status: 'idle',
      initial,
      round,
    }),
    typed: (state, _: PayloadAction<Values>) => state,
    submitted: ({ initial, round }, _: PayloadAction<Values>): SupportState => ({
      status: 'sending',
      initial,
      round,
    }),
    /** Sent or queued; in both cases the form is empty again. */
    settled: ({ round }, { payload }: PayloadAction<Settled>): SupportState => ({
      ...payload,
      initial: {},
      round: round + 1,
    }),
    /** Queued messages were sent. What was typed since stays. */
    queuedSent: (state, { payload }: PayloadAction<readonly SentReport[]>): SupportState => {
      const sent = state.status === 'queued' && payload.find(({ key }) => key === state.key);
      if (!sent) return state;
      const { initial, round } = state;
      return { status: 'sent', caseNumber: sent.caseNumber, initial, round };
    },
    failed: ({ initial, round }, { payload }: PayloadAction<Failed>): SupportState => ({
      status: 'failed',
      ...payload,
      initial,
      round,
    }),
  },
});

export const { opened, filled, typed, submitted, settled, queuedSent, failed } = slice.actions;

export const selectSupport = (state: { support: SupportState }): SupportState => state.support;

/** Queues a report on the device while there is no network. @returns whether the device could store it */
function* queueForLater(report: QueuedReport): SagaGenerator<boolean> {
  const queueReport = yield* fromContext('queueReport');
  try {
    queueReport(report);
    return true;
  } catch {
    return false;
  }
}

/** The flow of one form (spec §4). What is typed is stored until it was sent. */
export function supportFlow(form: FormName) {
  const draft = storedDraft(form);
  const { lines, queuedOffline = false } = getForm(form);

  function* fill({ payload: prefilled }: ReturnType<typeof opened>): SagaGenerator<void> {
    yield* put(filled({ ...draft.load(yield* fromContext('session'))?.values, ...prefilled }));
  }

  function* keep({ payload: values }: ReturnType<typeof typed>): SagaGenerator<void> {
    const session = yield* fromContext('session');
    if (Object.values(values).every((value) => value === '')) draft.clear(session);
    else draft.save(session, { values: { ...values }, submission: draft.load(session)?.submission });
  }

  function* send({ payload: values }: ReturnType<typeof submitted>): SagaGenerator<void> {
    const session = yield* fromContext('session');
    const api = yield* fromContext('api');
    const message = toSupportMessage(form, values);
    try {
      const { caseNumber } = yield* submitOnce({
        payload: message,
        last: draft.load(session)?.submission,
        save: (submission) => draft.save(session, { values: { ...values }, submission }),
        send: (options) => api.supportInfo(message, options),
      });
      draft.clear(session);
      yield* put(settled({ status: 'sent', caseNumber }));
      yield* put(notified({ variant: 'success', title: notifications.successTitle, text: support.sent }));
    } catch (thrown) {
      const error = toAppError(thrown);
      const key = draft.load(session)?.submission?.key ?? '';
      if (error.kind === 'offline' && queuedOffline && (yield* queueForLater({ key, message }))) {
        draft.clear(session);
        yield* put(settled({ status: 'queued', key }));
      } else yield* put(failed({ error: errorText(error.kind), refused: fieldRefusals(error, lines) }));
    }
  }

  function* saga() {
    yield* takeEvery(opened, fill);
    yield* takeEvery(typed, keep);
    yield* takeEvery(submitted, send);
  }

  return { reducers: { support: slice.reducer }, sagas: [saga] };
}
