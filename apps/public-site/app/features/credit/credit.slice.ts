import type { PaymentMethods } from '@laundry/api-contract';
import { EMPTY_PAYER } from '@laundry/payment-channels';
import type { ChannelName, PayerValues } from '@laundry/payment-channels';
import { errors } from '@laundry/strings';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isCardCode } from '@laundry/ui-kit/format';
import type { UnknownAction } from 'redux';
import type { PaymentError } from '../../paying/paymentError.ts';

/** What is known once a card was accepted. */
interface AcceptedCard {
  readonly card: string;
  readonly methods: PaymentMethods;
  /** The channels to choose from (D14). */
  readonly channels: readonly ChannelName[];
}

/** What is known once a channel was chosen. */
interface ChosenChannel extends AcceptedCard {
  readonly channel: ChannelName;
  readonly values: PayerValues;
}

/** The flow of a top-up: one step at a time, each with what it needs and nothing else. */
export type CreditState =
  | {
      readonly step: 'card';
      readonly card: string;
      readonly error: PaymentError | null;
      /** The device's reader waits for a card (D15). */
      readonly reading?: boolean;
      /** It waited in vain. */
      readonly missed?: boolean;
    }
  /** A card that was typed is looked up. */
  | { readonly step: 'lookingUp'; readonly card: string }
  /**
   * The prices of a card that the page knows (an address's, a remembered one) are awaited, in their own step.
   */
  | { readonly step: 'loadingPrices'; readonly card: string }
  | ({
      readonly step: 'method';
      readonly chosen: ChannelName | null;
      readonly values: PayerValues;
    } & AcceptedCard)
  | ({ readonly step: 'payer'; readonly error: PaymentError | null } & ChosenChannel)
  | ({ readonly step: 'creating' } & ChosenChannel)
  | ({
      readonly step: 'leaving';
      /** The provider's page, where the browser goes to one; null where the site shows the checkout. */
      readonly url: string | null;
    } & ChosenChannel);

/** What was chosen before, as the browser session or the device keeps it. */
export interface Resumed {
  readonly channel?: ChannelName | undefined;
  readonly values: PayerValues;
  /** It was begun in this browser session: the payer's form comes at once. */
  readonly begun: boolean;
}

const START: CreditState = { step: 'card', card: '', error: null };

/** The first step with the card of an address; a code that is none is told at once. */
const startWith = (card: string): CreditState => ({
  ...START,
  card,
  error: card === '' || isCardCode(card) ? null : { kind: 'wrongCard', text: errors.texts.wrongCard },
});

type AskedCard = Extract<CreditState, { step: 'lookingUp' | 'loadingPrices' }>;

/** Whether a card's prices are on their way. */
const isAsked = (state: CreditState): state is AskedCard =>
  state.step === 'lookingUp' || state.step === 'loadingPrices';

/** The form of a payment that the browser was sent away with, as it was. */
const backToForm = ({ card, methods, channels, channel, values }: ChosenChannel): CreditState => ({
  step: 'payer',
  card,
  methods,
  channels,
  channel,
  values,
  error: null,
});

const slice = createSlice({
  name: 'credit',
  initialState: (): CreditState => START,
  reducers: {
    /**
     * The page was opened, or its address changed, with the card of its address. What is under way for that
     * card stands: above all a payment that is being created, and one that failed while another page was in
     * sight.
     */
    entered: (state, { payload: card }: PayloadAction<string>): CreditState => {
      if (state.step === 'creating') return state;
      const isSameCard = card === '' || card === state.card;
      if (state.step === 'card' || !isSameCard) return startWith(card);
      return state.step === 'leaving' ? backToForm(state) : state;
    },
    left: (state): CreditState => (state.step === 'creating' ? state : START),
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
    /** A card that the page knows: its address's, a remembered one, that of a payment begun. */
    cardChosen: (_, { payload: card }: PayloadAction<string>): CreditState => ({
      step: 'loadingPrices',
      card,
    }),
    lookUpFailed: (state, { payload: error }: PayloadAction<PaymentError>): CreditState =>
      isAsked(state) ? { step: 'card', card: state.card, error } : state,
    methodsLoaded: (
      state,
      {
        payload,
      }: PayloadAction<{ methods: PaymentMethods; channels: readonly ChannelName[]; resumed: Resumed }>,
    ): CreditState => {
      if (!isAsked(state)) return state;
      const { methods, channels, resumed } = payload;
      const accepted = { card: state.card, methods, channels, values: resumed.values };
      const chosen = channels.find((name) => name === resumed.channel) ?? null;
      return chosen !== null && resumed.begun
        ? { step: 'payer', channel: chosen, error: null, ...accepted }
        : { step: 'method', chosen, ...accepted };
    },
    channelChosen: (state, { payload: channel }: PayloadAction<ChannelName>): CreditState => {
      if (state.step !== 'method') return state;
      const { card, methods, channels, values } = state;
      return { step: 'payer', card, methods, channels, channel, values, error: null };
    },
    /** VOLVER: one step back, with everything kept. */
    wentBack: (state): CreditState => {
      if (state.step === 'payer') {
        const { card, methods, channels, values, channel } = state;
        return { step: 'method', card, methods, channels, values, chosen: channel };
      }
      const maySeeCard = state.step === 'method' || isAsked(state);
      return maySeeCard ? { step: 'card', card: state.card, error: null } : state;
    },
    payerTyped: (state, { payload: values }: PayloadAction<PayerValues>): CreditState =>
      state.step === 'payer' ? { ...state, values } : state,
    payerSubmitted: (state, { payload: values }: PayloadAction<PayerValues>): CreditState => {
      if (state.step !== 'payer') return state;
      const { card, methods, channels, channel } = state;
      return { step: 'creating', card, methods, channels, channel, values };
    },
    creationFailed: (state, { payload: error }: PayloadAction<PaymentError>): CreditState =>
      state.step === 'creating' ? { ...state, step: 'payer', error } : state,
    redirected: (state, { payload: url }: PayloadAction<string | null>): CreditState =>
      state.step === 'creating' ? { ...state, step: 'leaving', url } : state,
    /** The browser showed the page again as it was left (its back-forward cache). */
    returned: (state): CreditState => (state.step === 'leaving' ? backToForm(state) : state),
  },
});

/** Mounted under `credit`. */
export const creditReducer = slice.reducer;

/** It, of a page that shows a step already. */
export const creditReducerFrom = (start: CreditState = START): typeof creditReducer =>
  Object.assign(
    (state: CreditState | undefined, action: UnknownAction) => creditReducer(state ?? start, action),
    {
      getInitialState: () => start,
    },
  );

export const {
  entered,
  left,
  readRequested,
  readMissed,
  cardSubmitted,
  cardChosen,
  lookUpFailed,
  methodsLoaded,
  channelChosen,
  wentBack,
  payerTyped,
  payerSubmitted,
  creationFailed,
  redirected,
  returned,
} = slice.actions;

/** Nothing chosen before. */
export const NOTHING_RESUMED: Resumed = { values: EMPTY_PAYER, begun: false };

export const selectCredit = (state: { credit: CreditState }): CreditState => state.credit;
