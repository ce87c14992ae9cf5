import type { Refusal } from '@laundry/error-catalogue';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SentReport } from '../../report-queue/queuedReports.ts';
import { emptyValues } from './forms.ts';
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
