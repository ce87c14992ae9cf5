import type { Building } from '@laundry/api-contract';
import type { Refusal } from '@laundry/error-catalogue';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Person } from './person.ts';
import { searchCleared, usersLeft } from './users.slice.ts';

/** One press of Crear: what it sent, and its idempotency key, which stands until something of it changes (D9). */
interface Press {
  sent: string;
  key: string;
}

/** What went wrong, and with which fields. */
interface Failed {
  text: string;
  refused: Refusal | undefined;
}

/** The dialog 'Crear nuevo usuario'. */
type Dialog =
  | { status: 'closed' }
  | { status: 'open' | 'sending'; building: Building }
  | ({ status: 'failed'; building: Building } & Failed);

interface Creation {
  dialog: Dialog;
  press: Press | null;
}

export interface Entered {
  building: string;
  person: Person;
}

const initialState: Creation = { dialog: { status: 'closed' }, press: null };

const slice = createSlice({
  name: 'users/creation',
  initialState,
  reducers: {
    creationOpened: (state, { payload }: PayloadAction<Building>) => ({
      ...state,
      dialog: { status: 'open', building: payload },
    }),
    creationClosed: () => initialState,
    creationSent: ({ dialog, press }, _: PayloadAction<Entered>) => ({
      press,
      dialog: dialog.status === 'closed' ? dialog : { status: 'sending', building: dialog.building },
    }),
    creationPressed: (state, { payload }: PayloadAction<Press>) => ({ ...state, press: payload }),
    /** The press of that key created the resident: its dialog closes, not one that was opened since. */
    creationDone: (state, { payload: { key } }: PayloadAction<{ key: string; person: Person }>) =>
      state.press?.key === key ? initialState : state,
    /** Its dialog stays as it is, with what went wrong. */
    creationFailed: (state, { payload: { key, ...failed } }: PayloadAction<{ key: string } & Failed>) => {
      const { dialog, press } = state;
      if (dialog.status !== 'sending' || press?.key !== key) return state;
      return { ...state, dialog: { status: 'failed', building: dialog.building, ...failed } };
    },
  },
  extraReducers: (builder) => {
    for (const event of [searchCleared, usersLeft]) builder.addCase(event, () => initialState);
  },
});

export const creationReducer = slice.reducer;
export const { creationClosed, creationDone, creationFailed, creationOpened, creationPressed, creationSent } =
  slice.actions;

interface WithCreation {
  users: { creation: Creation };
}

export const selectCreation = ({ users }: WithCreation) => users.creation.dialog;
export const selectPress = ({ users }: WithCreation) => users.creation.press;
