import { SHOP_CHANNELS } from '@laundry/api-contract';
import type { BrandingItem, ShopChannel } from '@laundry/api-contract';
import { isBlank, NO_PAYER } from '@laundry/payment-channels/client';
import type { Payer } from '@laundry/payment-channels/client';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';
import { afterReturn, UNPAID } from '../../paying/paymentProgress.ts';
import type { PaymentProgress } from '../../paying/paymentProgress.ts';
import type { ShownError } from '../../shownError.ts';

export type Catalogue =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly text: string }
  | {
      readonly step: 'loaded';
      readonly items: readonly BrandingItem[];
      /** Set for the items of the build, which are shown until the server answers with the current ones. */
      readonly asBuilt?: true;
    };

/**
 * What was chosen and typed: the values of both forms, of which each shows some. The address says which step
 * is shown (shopLocation.ts).
 */
export interface Choices extends Payer {
  readonly itemId: string;
  readonly quantity: number;
  readonly channel: ShopChannel;
}

export interface AccessoriesState {
  readonly catalogue: Catalogue;
  readonly choices: Choices;
  readonly payment: PaymentProgress;
}

const LOADING: Catalogue = { step: 'loading' };

const START: AccessoriesState = {
  catalogue: LOADING,
  choices: { itemId: '', quantity: 1, channel: SHOP_CHANNELS[0], ...NO_PAYER },
  payment: UNPAID,
};

/** The items for sale, once the server has answered. */
export const itemsForSale = (catalogue: Catalogue): readonly BrandingItem[] | undefined =>
  catalogue.step === 'loaded' && !catalogue.asBuilt ? catalogue.items : undefined;

/** The choices for an item. For a different item the quantity is one again, and the payer stays. */
export const choicesFor = (choices: Choices, itemId: string): Choices =>
  choices.itemId === itemId ? choices : { ...choices, itemId, quantity: 1 };

/** The missing values that SIGUIENTE needs (spec §5). */
export const missingData = ({ quantity, address, phone }: Choices): ('quantity' | 'address' | 'phone')[] => [
  ...(quantity >= 1 ? [] : (['quantity'] as const)),
  ...(isBlank(address) ? (['address'] as const) : []),
  ...(isBlank(phone) ? (['phone'] as const) : []),
];

const slice = createSlice({
  name: 'accessories',
  initialState: (): AccessoriesState => START,
  reducers: {
    /** The page was opened or restored by Back, and requests its items. A payment in progress continues. */
    opened: (state): AccessoriesState => ({
      ...state,
      catalogue: state.catalogue.step === 'loaded' ? state.catalogue : LOADING,
      payment: afterReturn(state.payment),
    }),
    itemsRequested: (state): AccessoriesState => ({ ...state, catalogue: LOADING }),
    itemsLoaded: (state, { payload: items }: PayloadAction<readonly BrandingItem[]>): AccessoriesState => ({
      ...state,
      catalogue: { step: 'loaded', items },
    }),
    /** Items that the server has confirmed before stay for sale. */
    itemsFailed: (state, { payload: text }: PayloadAction<string>): AccessoriesState =>
      itemsForSale(state.catalogue) ? state : { ...state, catalogue: { step: 'failed', text } },
    /** Something was chosen, typed, or restored from the browser session. Another item has no error yet. */
    chosen: ({ payment, ...state }, { payload: choices }: PayloadAction<Choices>): AccessoriesState =>
      payment.step === 'open'
        ? { ...state, choices, payment: choices.itemId === state.choices.itemId ? payment : UNPAID }
        : { ...state, payment },
    confirmed: (state, { payload: choices }: PayloadAction<Choices>): AccessoriesState =>
      state.payment.step === 'open' ? { ...state, choices, payment: { step: 'creating' } } : state,
    creationFailed: (state, { payload: error }: PayloadAction<ShownError>): AccessoriesState =>
      state.payment.step === 'creating' ? { ...state, payment: { step: 'open', error } } : state,
    redirected: (state, { payload: url }: PayloadAction<string | null>): AccessoriesState =>
      state.payment.step === 'creating' ? { ...state, payment: { step: 'leaving', url } } : state,
  },
});

export const accessoriesReducer = slice.reducer;

/** Creates a reducer that starts with the items that the page was built with, if any. */
export function accessoriesReducerWith(items: readonly BrandingItem[]): Reducer<AccessoriesState> {
  const catalogue: Catalogue = items.length === 0 ? LOADING : { step: 'loaded', items, asBuilt: true };
  return (state = { ...START, catalogue }, action) => accessoriesReducer(state, action);
}

export const {
  opened,
  itemsRequested,
  itemsLoaded,
  itemsFailed,
  chosen,
  confirmed,
  creationFailed,
  redirected,
} = slice.actions;

export const selectAccessories = (state: { accessories: AccessoriesState }): AccessoriesState =>
  state.accessories;
