import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../../session/session.slice.ts';
import { creationClosed } from './creation.slice.ts';
import { invitesClosed, rowsGiven } from './invites.slice.ts';
import { NOBODY } from './person.ts';
import type { Person } from './person.ts';
import { userCreated } from './users.slice.ts';

/** What was typed into the dialogs and not sent yet: it outlives the end of the session, for the same user alone. */
interface Drafts {
  /** Whose it is; null while it is nobody's. */
  owner: string | null;
  person: Person;
  rows: string;
}

const initialState: Drafts = { owner: null, person: NOBODY, rows: '' };

const slice = createSlice({
  name: 'users/drafts',
  initialState,
  reducers: {
    /** That user has the page in sight: what another one typed goes. */
    draftsOpened: (state, { payload: owner }: PayloadAction<string>) =>
      owner === state.owner ? state : { ...initialState, owner },
    personTyped: (state, { payload }: PayloadAction<Person>) => ({ ...state, person: payload }),
    rowsTyped: (state, { payload }: PayloadAction<string>) => ({ ...state, rows: payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(rowsGiven, (state, { payload }) => ({ ...state, rows: payload }))
      .addCase(invitesClosed, (state) => ({ ...state, rows: '' }))
      .addCase(signedOut, () => initialState);
    for (const event of [userCreated, creationClosed])
      builder.addCase(event, (state) => ({ ...state, person: NOBODY }));
  },
});

export const draftsReducer = slice.reducer;
export const { draftsOpened, personTyped, rowsTyped } = slice.actions;

interface WithDrafts {
  userDrafts: Drafts;
}

export const selectDrafts = ({ userDrafts }: WithDrafts) => userDrafts;
