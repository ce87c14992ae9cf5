import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/** The portal is opened at a page's address; the page's code may still be on its way. */
export const pageAsked = createAction<{ pathname: string; search: string }>('portal/pageAsked');

/** A search that a URL's query asks for and that was sent before its page had come. */
type Ahead = { search: string; answered: boolean } | null;

const slice = createSlice({
  name: 'ahead',
  initialState: null as Ahead,
  reducers: {
    sentAhead: (_, { payload: search }: PayloadAction<string>) => ({ search, answered: false }),
    answeredAhead: (state) => state && { ...state, answered: true },
    /** The page is here, and takes the search for its own. */
    aheadTaken: () => null,
  },
});

export const aheadReducer = slice.reducer;
export const { aheadTaken, answeredAhead, sentAhead } = slice.actions;

export interface WithAhead {
  ahead: Ahead;
}

export const selectAhead = (state: WithAhead): Ahead => state.ahead;
