import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ReportError } from './reportError.ts';
import { EMPTY_REQUEST } from './reportRequest.ts';
import type { ReportRequest } from './reportRequest.ts';

/** A report that was mailed and answered. */
export interface Report extends ReportRequest {
  /** As the server wrote it. */
  readonly html: string;
}

/** The form's submit (spec §4): pending, fulfilled and cleared, or rejected with its error. */
type Submit =
  { readonly status: 'idle' | 'sending' } | { readonly status: 'failed'; readonly error: ReportError };

export interface ReportState {
  readonly submit: Submit;
  /** What the form starts from: a draft, the card of the address, or nothing. */
  readonly initial: ReportRequest;
  /** Counts the reports that came: after each the form begins anew. */
  readonly round: number;
  /** The last one; it stays in sight while another is asked for. */
  readonly report: Report | null;
}

const START: ReportState = { submit: { status: 'idle' }, initial: EMPTY_REQUEST, round: 0, report: null };

const slice = createSlice({
  name: 'report',
  initialState: (): ReportState => START,
  reducers: {
    /** The page came into sight, with the card of its address; empty without one. */
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
    /** PEDIR OTRO INFORME: the report goes, and with it what was said. */
    reset: (state): ReportState => ({ ...state, submit: { status: 'idle' }, report: null }),
    /** The page was left: a report is not for whoever comes next. */
    closed: (): ReportState => START,
  },
});

/** Mounted under `report`. */
export const reportReducer = slice.reducer;
export const { opened, filled, typed, submitted, received, failed, reset, closed } = slice.actions;

export const selectReport = (state: { report: ReportState }): ReportState => state.report;
