import type { BuildingUser } from '@laundry/api-contract';
import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { CHANGES_USER } from '../../session/session.slice.ts';
import { usersApi } from './users.api.ts';
import type { UserInBuilding } from './users.api.ts';

/** Changes to residents since the visible list was requested. */
interface Changes {
  /** New residents, the latest first. A list that was requested before may not contain them. */
  created: UserInBuilding[];
  /** Ids of residents whose removal is pending or done: hidden, and shown again if it fails, unless gone. */
  removed: string[];
}

const initialState: Changes = { created: [], removed: [] };

const { residents, createResident, removeResident, resendConfirmation } = usersApi.endpoints;

const slice = createSlice({
  name: 'users/changes',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      // A new resident comes first in the building's list (spec §4).
      .addMatcher(createResident.matchFulfilled, ({ created }, { payload: user, meta }) => {
        if (user) created.unshift({ building: meta.arg.originalArgs.building, user });
      })
      .addMatcher(removeResident.matchPending, ({ removed }, { meta }) => {
        removed.push(meta.arg.originalArgs.user.id);
      })
      .addMatcher(removeResident.matchRejected, (state, { payload, meta }) => {
        if (payload?.kind === 'notFound') return;
        state.removed = state.removed.filter((id) => id !== meta.arg.originalArgs.user.id);
      })
      // The resident is gone, or no longer of this administration.
      .addMatcher(resendConfirmation.matchRejected, ({ removed }, { payload, meta }) => {
        if (payload?.kind === 'notFound') removed.push(meta.arg.originalArgs.user.id);
      })
      // A list that is requested now contains the residents created before.
      .addMatcher(residents.matchPending, (state, { meta }) => {
        state.created = state.created.filter(({ building }) => building !== meta.arg.originalArgs);
      })
      .addMatcher(isAnyOf(...CHANGES_USER), () => initialState);
  },
});

export const changesReducer = slice.reducer;

export const selectChanges = ({ residentChanges }: { residentChanges: Changes }) => residentChanges;

/** The residents to show: new ones first, without those being removed. */
export function applyChanges(
  building: string,
  rows: readonly BuildingUser[],
  { created, removed }: Changes,
): readonly BuildingUser[] {
  const known = new Set(rows.map(({ id }) => id));
  const lately = created.filter((one) => one.building === building && !known.has(one.user.id));
  return [...lately.map(({ user }) => user), ...rows].filter(({ id }) => !removed.includes(id));
}
