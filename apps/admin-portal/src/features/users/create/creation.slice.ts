import type { Building } from '@laundry/api-contract';
import type { Refusal } from '@laundry/error-catalogue';
import type { Submission } from '@laundry/flow';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Person } from '../person.ts';
import { searchCleared, usersLeft } from '../users.slice.ts';

/** What went wrong, and with which fields. */
interface CreationFailure {
  text: string;
  refused: Refusal | undefined;
}

/** The dialog 'Crear nuevo usuario'. */
type Dialog =
  | { status: 'closed' }
  | { status: 'open' | 'sending'; building: Building }
  | ({ status: 'failed'; building: Building } & CreationFailure);

interface Creation {
  dialog: Dialog;
  submission: Submission | null;
}

export interface CreationRequest {
  building: string;
  person: Person;
}

const initialState: Creation = { dialog: { status: 'closed' }, submission: null };

const slice = createSlice({
  name: 'users/creation',
  initialState,
  reducers: {
    creationOpened: (state, { payload }: PayloadAction<Building>) => ({
      ...state,
      dialog: { status: 'open', building: payload },
    }),
    creationClosed: () => initialState,
    creationSent: ({ dialog, submission }, _: PayloadAction<CreationRequest>) => ({
      submission,
      dialog: dialog.status === 'closed' ? dialog : { status: 'sending', building: dialog.building },
    }),
    creationSubmitted: (state, { payload }: PayloadAction<Submission>) => ({ ...state, submission: payload }),
    /** The submission of that key created the resident: its dialog closes, not one that was opened since. */
    creationDone: (state, { payload: { key } }: PayloadAction<{ key: string; person: Person }>) =>
      state.submission?.key === key ? initialState : state,
    /** Its dialog stays as it is, with what went wrong. */
    creationFailed: (
      state,
      { payload: { key, ...failed } }: PayloadAction<{ key: string } & CreationFailure>,
    ) => {
      const { dialog, submission } = state;
      if (dialog.status !== 'sending' || submission?.key !== key) return state;
      return { ...state, dialog: { status: 'failed', building: dialog.building, ...failed } };
    },
  },
  extraReducers: (builder) => {
    for (const event of [searchCleared, usersLeft]) builder.addCase(event, () => initialState);
  },
});

export const creationReducer = slice.reducer;
export const {
  creationClosed,
  creationDone,
  creationFailed,
  creationOpened,
  creationSubmitted,
  creationSent,
} = slice.actions;

interface WithCreation {
  users: { creation: Creation };
}

export const selectCreation = ({ users }: WithCreation) => users.creation.dialog;
export const selectSubmission = ({ users }: WithCreation) => users.creation.submission;
