import type { CardMachines } from '@laundry/api-contract';
import { errorText } from '@laundry/error-catalogue';
import { callApi, safely, unless } from '@laundry/flow';
import { isCardCode } from '@laundry/ui-kit/format';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { fromContext } from '../../context.ts';
import type { ShownError } from '../../shownError.ts';

export interface MyLaundryState {
  /** The card that was asked about; empty before. */
  readonly card: string;
  readonly asking: boolean;
  /** Why the machines are not shown. */
  readonly error?: ShownError;
  /** The last answer, which stays while it is asked for anew. */
  readonly shown?: CardMachines;
}

const START: MyLaundryState = { card: '', asking: false };

const slice = createSlice({
  name: 'myLaundry',
  initialState: (): MyLaundryState => START,
  reducers: {
    /** The page was opened, with the card in its address; empty without one. */
    opened: (state, _: PayloadAction<string>) => state,
    /** A card's machines are wanted. */
    asked: ({ card, shown }, { payload }: PayloadAction<string>): MyLaundryState => ({
      card: payload,
      asking: true,
      ...(shown && payload === card && { shown }),
    }),
    answered: ({ card }, { payload: shown }: PayloadAction<CardMachines>): MyLaundryState => ({
      card,
      asking: false,
      shown,
    }),
    failed: ({ error: _, ...state }, { payload: error }: PayloadAction<ShownError>): MyLaundryState => ({
      ...state,
      asking: false,
      error,
    }),
    /** OTRA TARJETA, or the page was left. */
    closed: (): MyLaundryState => START,
  },
});

export const myLaundryReducer = slice.reducer;
export const { opened, asked, answered, failed, closed } = slice.actions;

export const selectMyLaundry = (state: { myLaundry: MyLaundryState }): MyLaundryState => state.myLaundry;

/** The machines of a card's building (D95): of the card in the address, or a typed one. */
function* myLaundrySaga() {
  yield* takeEvery(opened, function* ({ payload }) {
    const { card } = yield* select(selectMyLaundry);
    if (isCardCode(payload) && payload !== card) yield* put(asked(payload));
  });
  yield* takeLatest(
    asked,
    unless(
      closed,
      safely(ask, ({ kind }) => failed({ kind, text: errorText(kind) })),
    ),
  );
}

function* ask({ payload: card }: ReturnType<typeof asked>): SagaGenerator<void> {
  const api = yield* fromContext('api');
  yield* put(answered(yield* callApi((signal) => api.cardMachines({ param1: card }, { signal }))));
}

export const myLaundryFlow = { reducers: { myLaundry: myLaundryReducer }, sagas: [myLaundrySaga] };
