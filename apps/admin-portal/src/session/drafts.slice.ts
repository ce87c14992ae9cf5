import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { selectStored, signedOut } from './session.slice.ts';

/** The dialogs that keep what was typed. */
export type DraftName = 'administrator' | 'resident' | 'residents';

/** Unsent input by dialog and user: it survives the end of the session. */
type Drafts = Readonly<Record<string, unknown>>;

const slice = createSlice({
  name: 'drafts',
  initialState: (): Drafts => ({}),
  reducers: {
    kept: (drafts, { payload: [key, input] }: PayloadAction<[string, unknown]>) => ({
      ...drafts,
      [key]: input,
    }),
    /** Leaves what was typed meanwhile. */
    dropped: (drafts, { payload: [key, input] }: PayloadAction<[string, unknown]>) =>
      JSON.stringify(drafts[key]) === JSON.stringify(input) ? { ...drafts, [key]: undefined } : drafts,
  },
  extraReducers: (builder) => void builder.addCase(signedOut, () => ({})),
});

export const draftsReducer = slice.reducer;

/** The signed-in user's input in a dialog, and functions that keep it, and drop it unless it has changed. */
export function useDraft<Input>(name: DraftName, empty: Input) {
  const dispatch = useDispatch();
  const key = `${name} ${useSelector(selectStored)?.account.user.id ?? ''}`;
  const draft = useSelector(({ drafts }: { drafts: Drafts }) => drafts[key] as Input | undefined);
  return [
    draft ?? empty,
    (input: Input) => dispatch(slice.actions.kept([key, input])),
    (input: Input) => dispatch(slice.actions.dropped([key, input])),
  ] as const;
}
