import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CardMachines } from '@laundry/api-contract';
import type { ErrorKind } from '@laundry/error-catalogue';

/** Why the machines are not shown. */
interface Refused {
  readonly kind: ErrorKind;
  readonly text: string;
}

export interface MyLaundryState {
  /** The card that was asked about; empty before. */
  readonly card: string;
  readonly asking: boolean;
  readonly error?: Refused;
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
    failed: ({ error: _, ...state }, { payload: error }: PayloadAction<Refused>): MyLaundryState => ({
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
