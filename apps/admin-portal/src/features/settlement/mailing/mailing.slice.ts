import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

/**
 * Whether the settlement is mailed to this person when a month closes; unknown until it was read, or where
 * it could not be.
 */
interface Mailing {
  monthly: boolean | undefined;
  /** What was chosen is on its way. */
  saving: boolean;
}

const initialState: Mailing = { monthly: undefined, saving: false };

const slice = createSlice({
  name: 'mailing',
  initialState,
  reducers: {
    mailingRequested: (state) => state,
    mailingKnown: (_, { payload: monthly }: PayloadAction<boolean>): Mailing => ({ monthly, saving: false }),
    /** The switch was pressed: it shows what was chosen at once. */
    mailingChosen: (_, { payload: monthly }: PayloadAction<boolean>): Mailing => ({ monthly, saving: true }),
    /** The server refused the choice: the switch goes back. */
    mailingRefused: ({ monthly }): Mailing => ({ monthly: monthly === false, saving: false }),
    mailingLeft: () => initialState,
  },
});

export const mailingReducer = slice.reducer;
export const { mailingRequested, mailingChosen, mailingKnown, mailingLeft, mailingRefused } = slice.actions;

export const selectMailing = (state: { mailing: Mailing }): Mailing => state.mailing;
