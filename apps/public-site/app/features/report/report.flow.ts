import { fieldRefusals, errorText } from '@laundry/error-catalogue';
import type { AppError, ErrorKind } from '@laundry/error-catalogue';
import { callApi, notified, safely, unless } from '@laundry/flow';
import { notifications, report as texts } from '@laundry/strings';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import type { ShownError } from '../../shownError.ts';
import { storedDraft } from '../../storage/attempts.ts';
import { EMPTY_REQUEST, isSameRequest } from './reportRequest.ts';
import type { ReportRequest } from './reportRequest.ts';

export interface Report extends ReportRequest {
  /** The server's HTML. */
  readonly html: string;
}

/** The form's submit (spec §4): pending, fulfilled and cleared, or rejected with its error. */
type Submit =
  { readonly status: 'idle' | 'sending' } | { readonly status: 'failed'; readonly error: ShownError };

export interface ReportState {
  readonly submit: Submit;
  /** The form's initial values: a draft, the card in the address, or nothing. */
  readonly initial: ReportRequest;
  /** The number of received reports; the form is reset after each. */
  readonly round: number;
  /** The last report, which stays visible while another is requested. */
  readonly report: Report | null;
}

const START: ReportState = { submit: { status: 'idle' }, initial: EMPTY_REQUEST, round: 0, report: null };

const slice = createSlice({
  name: 'report',
  initialState: (): ReportState => START,
  reducers: {
    /** The page was opened, with the card in its address; empty without one. */
    opened: (state, _: PayloadAction<string>) => state,
    filled: (state, { payload: initial }: PayloadAction<ReportRequest>): ReportState => ({
      ...state,
      initial,
    }),
    typed: (state, _: PayloadAction<ReportRequest>) => state,
    submitted: (state, _: PayloadAction<ReportRequest>): ReportState => ({
      ...state,
      submit: { status: 'sending' },
    }),
    received: (state, { payload: report }: PayloadAction<Report>): ReportState => ({
      submit: { status: 'idle' },
      initial: EMPTY_REQUEST,
      round: state.round + 1,
      report,
    }),
    failed: (state, { payload: error }: PayloadAction<ShownError>): ReportState => ({
      ...state,
      submit: { status: 'failed', error },
    }),
    /** PEDIR OTRO INFORME: removes the report and its messages. */
    reset: (state): ReportState => ({ ...state, submit: { status: 'idle' }, report: null }),
    /** The page was left; the next user of the device must not see the report. */
    closed: (): ReportState => START,
  },
});

export const reportReducer = slice.reducer;
export const { opened, filled, typed, submitted, received, failed, reset, closed } = slice.actions;

export const selectReport = (state: { report: ReportState }): ReportState => state.report;

/** The captcha's action (spec §9). */
const CAPTCHA_ACTION = 'userReport';
const draft = storedDraft('report');

const SECONDS = 60;

/** Texts with data of the answer: the message on a wrong card (spec §8), a limit's duration. */
const OWN_TEXTS: Partial<Record<ErrorKind, (error: AppError) => string>> = {
  wrongCard: ({ server }) => server?.message.trim() || errorText('wrongCard'),
  tooManyRequests: ({ server }) =>
    [
      errorText('tooManyRequests'),
      ...(server?.retryAfter ? [texts.waitMinutes(Math.ceil(server.retryAfter / SECONDS))] : []),
    ].join(' '),
};

/** The error of a report that was refused or did not arrive. */
const reportError = (error: AppError): ShownError => ({
  kind: error.kind,
  refused: fieldRefusals(error, { recaptchaToken: [] }),
  text: (OWN_TEXTS[error.kind] ?? (() => errorText(error.kind)))(error),
});

/** The consumption report (spec §4), mailed and shown. Until then, what is typed is stored. */
function* reportSaga() {
  yield* takeEvery(opened, fill);
  yield* takeEvery(typed, keep);
  yield* takeLeading(
    submitted,
    unless(
      closed,
      safely(send, (error) => failed(reportError(error))),
    ),
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

export const reportFlow = { reducers: { report: reportReducer }, sagas: [reportSaga] };
