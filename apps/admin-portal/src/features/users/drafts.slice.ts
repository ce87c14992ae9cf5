import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '../../session/session.slice.ts';
import { FIELDS, NOBODY } from './person.ts';
import type { Person } from './person.ts';
import { usersApi } from './users.api.ts';

/** Unsent input of the dialogs: it survives the end of the session, but only for the same user. */
interface Drafts {
  /** The id of the user who typed it; null while nobody is signed in. */
  owner: string | null;
  person: Person;
  rows: string;
}

const initialState: Drafts = { owner: null, person: NOBODY, rows: '' };

/** Whether the draft is the created person: another one may have been typed meanwhile. */
const isDraftOf = (draft: Person, created: Person): boolean =>
  FIELDS.every((field) => draft[field].trim() === created[field]);

const slice = createSlice({
  name: 'users/drafts',
  initialState,
  reducers: {
    /** The user opened the page. Another user's drafts are removed. */
    draftsOpened: (state, { payload: owner }: PayloadAction<string>) =>
      owner === state.owner ? state : { ...initialState, owner },
    personTyped: (state, { payload }: PayloadAction<Person>) => ({ ...state, person: payload }),
    rowsTyped: (state, { payload }: PayloadAction<string>) => ({ ...state, rows: payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addMatcher(usersApi.endpoints.createResident.matchFulfilled, (state, { meta }) =>
        isDraftOf(state.person, meta.arg.originalArgs.person) ? { ...state, person: NOBODY } : state,
      );
  },
});

export const draftsReducer = slice.reducer;
export const { draftsOpened, personTyped, rowsTyped } = slice.actions;

export const selectDrafts = ({ userDrafts }: { userDrafts: Drafts }) => userDrafts;
