import type { PaymentMethods } from '@laundry/api-contract';
import { EMPTY_PAYER } from '@laundry/payment-channels/client';
import type { ChannelName, PayerValues } from '@laundry/payment-channels/client';
import { errors } from '@laundry/strings';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isCardCode } from '@laundry/ui-kit/format';
import type { Reducer } from 'redux';
import { afterReturn, UNPAID } from '../../paying/paymentProgress.ts';
import type { PaymentProgress } from '../../paying/paymentProgress.ts';
import type { ShownError } from '../../shownError.ts';

/** A card whose payment methods are known. */
export interface AcceptedCard {
  readonly card: string;
  readonly methods: PaymentMethods;
}

interface Payer {
  readonly values: PayerValues;
  /** Whether the device remembers the payer. A line then replaces its fields until the user opens them. */
  readonly payerKnown: boolean;
}

/** The payer's form for a confirmed channel, and its payment. */
export interface PayerState extends AcceptedCard, Payer {
  readonly step: 'payer';
  readonly channel: ChannelName;
  readonly payment: PaymentProgress;
}

/** The state of a top-up: one step at a time, each with exactly the data it needs. */
export type CreditState =
  | {
      readonly step: 'card';
      readonly card: string;
      readonly error: ShownError | null;
      /** Whether the device's reader is waiting for a card (D15). */
      readonly reading?: boolean;
      /** Whether the reader got no card in time. */
      readonly missed?: boolean;
    }
  | { readonly step: 'lookingUp'; readonly card: string }
  /** A known card's prices are being loaded (`cardChosen`), which is shown as step 2. */
  | { readonly step: 'loadingPrices'; readonly card: string }
  | ({ readonly step: 'method'; readonly chosen: ChannelName | undefined } & AcceptedCard & Payer)
  | PayerState;

/** The previous choices, from the browser session or the device. */
export interface Resumed extends Payer {
  /** The confirmed channel: step 3 is shown at once. */
  readonly channel?: ChannelName | undefined;
  /** The channel that was chosen but not confirmed in step 2, which is shown again. */
  readonly chosen?: ChannelName | undefined;
}

const START: CreditState = { step: 'card', card: '', error: null };

/** The first step with the card in the address; an invalid code is reported immediately. */
const startWith = (card: string): CreditState => ({
  ...START,
  card,
  error: card === '' || isCardCode(card) ? null : { kind: 'wrongCard', text: errors.texts.wrongCard },
});

type AskedCard = Extract<CreditState, { step: 'lookingUp' | 'loadingPrices' }>;

/** Whether a card's prices are being loaded. */
const isAsked = (state: CreditState): state is AskedCard =>
  state.step === 'lookingUp' || state.step === 'loadingPrices';

/** Whether the payer's form is shown, with its payment at a step. */
const isAt = (step: PaymentProgress['step'], state: CreditState): state is PayerState =>
  state.step === 'payer' && state.payment.step === step;

const isOpen = (state: CreditState): state is PayerState => isAt('open', state);

/** Whether the payment is being created. */
export const isCreating = (state: CreditState): state is PayerState => isAt('creating', state);

const reopened = (state: CreditState): CreditState =>
  state.step === 'payer' ? { ...state, payment: afterReturn(state.payment) } : state;

const slice = createSlice({
  name: 'credit',
  initialState: (): CreditState => START,
  reducers: {
    /**
     * The page was opened, or its address changed; the payload is the card in its address. A top-up of that
     * card continues, also after a failed payment. A payment that is being created always continues.
     */
    entered: (state, { payload: card }: PayloadAction<string>): CreditState => {
      if (isCreating(state)) return state;
      const isSameCard = card === '' || card === state.card;
      return state.step === 'card' || !isSameCard ? startWith(card) : reopened(state);
    },
    readRequested: (state): CreditState =>
      state.step === 'card' ? { step: 'card', card: state.card, error: null, reading: true } : state,
    readMissed: (state): CreditState =>
      state.step === 'card' && state.reading
        ? { step: 'card', card: state.card, error: null, missed: true }
        : state,
    /** A card was typed, or read by the device. */
    cardSubmitted: (_, { payload: card }: PayloadAction<string>): CreditState => ({
      step: 'lookingUp',
      card,
    }),
    /** A known card was chosen: from the address, a remembered one, or that of an earlier attempt. */
    cardChosen: (_, { payload: card }: PayloadAction<string>): CreditState => ({
      step: 'loadingPrices',
      card,
    }),
    lookUpFailed: (state, { payload: error }: PayloadAction<ShownError>): CreditState =>
      isAsked(state) ? { step: 'card', card: state.card, error } : state,
    methodsLoaded: (
      state,
      { payload }: PayloadAction<{ methods: PaymentMethods; resumed: Resumed }>,
    ): CreditState => {
      if (!isAsked(state)) return state;
      const { methods, resumed } = payload;
      const { channel, chosen, values, payerKnown } = resumed;
      const accepted = { card: state.card, methods, values, payerKnown };
      return channel === undefined
        ? { step: 'method', chosen, ...accepted }
        : { step: 'payer', channel, payment: UNPAID, ...accepted };
    },
    channelChosen: (state, { payload: chosen }: PayloadAction<ChannelName>): CreditState =>
      state.step === 'method'
        ? // Another channel may need more data of the payer.
          { ...state, chosen, payerKnown: state.payerKnown && chosen === state.chosen }
        : state,
    /** CONTINUAR with the chosen channel. */
    channelConfirmed: (state): CreditState => {
      if (state.step !== 'method' || !state.chosen) return state;
      const { chosen: channel, ...accepted } = state;
      return { ...accepted, step: 'payer', channel, payment: UNPAID };
    },
    /** VOLVER: one step back, keeping all values. */
    wentBack: (state): CreditState => {
      if (isOpen(state)) {
        const { channel, payment: _, ...accepted } = state;
        return { ...accepted, step: 'method', chosen: channel };
      }
      return state.step === 'method' ? { step: 'card', card: state.card, error: null } : state;
    },
    cardDropped: (state): CreditState =>
      isOpen(state) ? { step: 'card', card: state.card, error: null } : state,
    /** The user opens the remembered payer's fields. */
    payerUnfolded: (state): CreditState => (isOpen(state) ? { ...state, payerKnown: false } : state),
    payerTyped: (state, { payload: values }: PayloadAction<PayerValues>): CreditState =>
      isOpen(state) ? { ...state, values } : state,
    payerSubmitted: (state, { payload: values }: PayloadAction<PayerValues>): CreditState =>
      isOpen(state) ? { ...state, values, payment: { step: 'creating' } } : state,
    creationFailed: (state, { payload: error }: PayloadAction<ShownError>): CreditState => {
      if (!isCreating(state)) return state;
      // A refused field must be visible.
      const payerKnown = state.payerKnown && error.refused === undefined;
      return { ...state, payment: { step: 'open', error }, payerKnown };
    },
    redirected: (state, { payload: url }: PayloadAction<string | null>): CreditState =>
      isCreating(state) ? { ...state, payment: { step: 'leaving', url } } : state,
    /** The browser restored the page from its back-forward cache. */
    returned: reopened,
  },
});

export const creditReducer = slice.reducer;

/** Creates a reducer that starts with the step that the page already shows. */
export const creditReducerFrom =
  (start: CreditState = START): Reducer<CreditState> =>
  (state = start, action) =>
    creditReducer(state, action);

export const {
  entered,
  readRequested,
  readMissed,
  cardSubmitted,
  cardChosen,
  lookUpFailed,
  methodsLoaded,
  channelChosen,
  channelConfirmed,
  wentBack,
  cardDropped,
  payerUnfolded,
  payerTyped,
  payerSubmitted,
  creationFailed,
  redirected,
  returned,
} = slice.actions;

/** No previous choices. */
export const NOTHING_RESUMED: Resumed = { values: EMPTY_PAYER, payerKnown: false };

export const selectCredit = (state: { credit: CreditState }): CreditState => state.credit;
