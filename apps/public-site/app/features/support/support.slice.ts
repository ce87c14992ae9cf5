import type { Refusal } from '@laundry/error-catalogue';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { emptyValues } from './forms.ts';
import type { FormName, Values } from './forms.ts';

/** What went wrong, and with which fields. */
interface Failed {
  readonly error: string;
  readonly refused: Refusal | undefined;
}

/** How a message ended; one that is kept waits on the device under its key. */
type Settled = { readonly status: 'sent' } | { readonly status: 'kept'; readonly key: string };

/** A form's submit (spec §4): pending, fulfilled and cleared, or rejected with its error. */
type Submit = { readonly status: 'idle' | 'sending' } | Settled | ({ readonly status: 'failed' } & Failed);

export type FormState = Submit & {
  /** What the form starts from: a draft, what an address brought, or nothing. */
  readonly initial: Values;
  /** Counts what was settled: each time the form begins anew. */
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
    /** The form came into sight, with what its page's address brings into it. */
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
    /** Sent, or kept to be sent: either way the form is empty again. */
    formSettled: (state, { payload: { form, payload } }: PayloadAction<About<Settled>>) => ({
      ...state,
      [form]: { ...payload, initial: emptyValues(form), round: state[form].round + 1 },
    }),
    /** Messages that were kept are sent; `payload` has their keys. What was typed since stays. */
    keptSent: (state, { payload: { form, payload } }: PayloadAction<About<readonly string[]>>) => {
      const { initial, round, ...submit } = state[form];
      if (submit.status !== 'kept' || !payload.includes(submit.key)) return state;
      return { ...state, [form]: { status: 'sent', initial, round } };
    },
    formFailed: (state, { payload: { form, payload } }: PayloadAction<About<Failed>>) => ({
      ...state,
      [form]: { ...state[form], status: 'failed', ...payload },
    }),
  },
});

/** Mounted under `support`. */
export const supportReducer = slice.reducer;
export const { formOpened, formFilled, formTyped, formSubmitted, formSettled, keptSent, formFailed } =
  slice.actions;

export const selectForm =
  (form: FormName) =>
  (state: { support: SupportState }): FormState =>
    state.support[form];
