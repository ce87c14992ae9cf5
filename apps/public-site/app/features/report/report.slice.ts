import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ReportError } from './reportError.ts';
import { EMPTY_REQUEST } from './reportRequest.ts';
import type { ReportRequest } from './reportRequest.ts';

export interface Report extends ReportRequest {
  /** The server's HTML. */
  readonly html: string;
}

/** The form's submit (spec §4): pending, fulfilled and cleared, or rejected with its error. */
type Submit =
  { readonly status: 'idle' | 'sending' } | { readonly status: 'failed'; readonly error: ReportError };

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
    failed: (state, { payload: error }: PayloadAction<ReportError>): ReportState => ({
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
