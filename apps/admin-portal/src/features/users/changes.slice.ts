import type { BuildingUser } from '@laundry/api-contract';
import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { usersApi } from './users.api.ts';
import type { UserInBuilding } from './users.api.ts';

/** No list is visible any more: pending actions on it end. */
export const listLeft = createAction('users/listLeft');

/** Changes to residents since the visible list was requested. */
interface Changes {
  /** The latest first: a list that was requested before may not contain them. */
  created: UserInBuilding[];
  /** Ids of residents whose removal is pending or done: hidden, and shown again if the removal is refused. */
  removed: string[];
}

const initialState: Changes = { created: [], removed: [] };

const { residents, createResident, removeResident } = usersApi.endpoints;

const slice = createSlice({
  name: 'users/changes',
  initialState,
  reducers: {
    /** Somebody was created in a building: first of its list (spec §4). */
    userCreated: (state, { payload }: PayloadAction<UserInBuilding>) => {
      state.created.unshift(payload);
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(createResident.matchFulfilled, ({ created }, { payload: user, meta }) => {
        if (user) created.unshift({ building: meta.arg.originalArgs.building, user });
      })
      .addMatcher(removeResident.matchPending, ({ removed }, { meta }) => {
        removed.push(meta.arg.originalArgs.user.id);
      })
      .addMatcher(removeResident.matchRejected, (state, { meta }) => {
        state.removed = state.removed.filter((id) => id !== meta.arg.originalArgs.user.id);
      })
      // A list that is requested now contains the residents created before.
      .addMatcher(residents.matchPending, (state, { meta }) => {
        state.created = state.created.filter(({ building }) => building !== meta.arg.originalArgs);
      });
  },
});

export const changesReducer = slice.reducer;
export const { userCreated } = slice.actions;

interface WithChanges {
  users: { changes: Changes };
}

export const selectChanges = ({ users }: WithChanges) => users.changes;

/** The residents to show: new ones first, without those being removed. */
export function shownOf(
  building: string,
  rows: readonly BuildingUser[],
  { created, removed }: Changes,
): readonly BuildingUser[] {
  const known = new Set([...rows.map(({ id }) => id)]);
  const lately = created.filter((one) => one.building === building && !known.has(one.user.id));
  return [...lately.map(({ user }) => user), ...rows].filter(({ id }) => !removed.includes(id));
}
