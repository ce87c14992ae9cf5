import type { Building, BuildingUser } from '@laundry/api-contract';
import type { ErrorKind } from '@laundry/error-catalogue';
import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { buildingsReducers, loading } from '../../shared/loadable.ts';
import type { Loadable } from '../../shared/loadable.ts';
import { withErrorKind } from '../../shared/failure.ts';

/** The list of a building; while it is asked for again, the one before stays in sight. */
export type Search =
  | { status: 'idle' }
  | { status: 'searching' | 'found'; building: string; rows: BuildingUser[] }
  | { status: 'failed'; building: string; error: ErrorKind };

/** What is done to one resident of a building. */
export interface UserInBuilding {
  building: string;
  user: BuildingUser;
}

interface Users {
  buildings: Loadable<Building[]>;
  search: Search;
  /** Created since the list was asked for: its answer may be older than they are. */
  created: BuildingUser[];
  /** Ids of those whose removal is on its way: gone from sight, and back if it is refused. */
  removing: string[];
  /** Ids of those whose confirmation is being sent. */
  resending: string[];
}

const initialState: Users = {
  buildings: loading,
  search: { status: 'idle' },
  created: [],
  removing: [],
  resending: [],
};

/** Who came lately and is not in a list, before those who are. */
const withNew = (created: readonly BuildingUser[], rows: readonly BuildingUser[]): BuildingUser[] => [
  ...created.filter(({ id }) => rows.every((row) => row.id !== id)),
  ...rows,
];

const rowsOf = (search: Search): BuildingUser[] => ('rows' in search ? search.rows : []);

const slice = createSlice({
  name: 'users',
  initialState,
  reducers: {
    ...buildingsReducers<Users>(),
    /** The residents of that building are wanted. */
    searchRequested: ({ search, ...state }, { payload: building }: PayloadAction<string>) => {
      const rows = 'building' in search && search.building === building ? rowsOf(search) : [];
      return { ...state, search: { status: 'searching', building, rows }, created: [] };
    },
    searchCleared: (state) => ({ ...state, search: { status: 'idle' }, created: [] }),
    usersArrived: (state, { payload }: PayloadAction<BuildingUser[]>) => {
      if (state.search.status !== 'searching') return state;
      const { building } = state.search;
      return { ...state, search: { status: 'found', building, rows: withNew(state.created, payload) } };
    },
    searchFailed: {
      prepare: withErrorKind,
      reducer: (state, { payload }: PayloadAction<ErrorKind>) => {
        if (state.search.status !== 'searching') return state;
        return { ...state, search: { status: 'failed', building: state.search.building, error: payload } };
      },
    },
    /** Somebody was created in a building: first of its list (spec §4). */
    userCreated: (state, { payload: { building, user } }: PayloadAction<UserInBuilding>) => {
      const { search } = state;
      if (!('building' in search) || search.building !== building) return state;
      const created = withNew([user], state.created);
      return 'rows' in search
        ? { ...state, created, search: { ...search, rows: withNew([user], search.rows) } }
        : { ...state, created };
    },
    /** Shown at once; the answer keeps it or undoes it. */
    removeRequested: (state, { payload }: PayloadAction<UserInBuilding>) => {
      state.removing.push(payload.user.id);
    },
    userRemoved: (state, { payload: { user } }: PayloadAction<UserInBuilding>) => {
      state.removing = state.removing.filter((id) => id !== user.id);
      state.created = state.created.filter(({ id }) => id !== user.id);
      if ('rows' in state.search) state.search.rows = state.search.rows.filter(({ id }) => id !== user.id);
    },
    removeRefused: (state, { payload: { user } }: PayloadAction<UserInBuilding>) => {
      state.removing = state.removing.filter((id) => id !== user.id);
    },
    resendRequested: (state, { payload }: PayloadAction<BuildingUser>) => {
      state.resending.push(payload.id);
    },
    resendSettled: (state, { payload }: PayloadAction<BuildingUser>) => {
      state.resending = state.resending.filter((id) => id !== payload.id);
    },
    /** The page was left: what it asked for is dropped; what it changes goes on. */
    usersLeft: ({ removing, resending }) => ({ ...initialState, removing, resending }),
  },
});

export const usersListReducer = slice.reducer;
export const {
  buildingsArrived,
  buildingsRequested,
  buildingsFailed,
  removeRequested,
  removeRefused,
  resendRequested,
  resendSettled,
  searchRequested,
  searchCleared,
  searchFailed,
  userCreated,
  userRemoved,
  usersArrived,
  usersLeft,
} = slice.actions;

interface WithUsers {
  users: { list: Users };
}

export const selectBuildings = ({ users }: WithUsers) => users.list.buildings;
export const selectSearch = ({ users }: WithUsers) => users.list.search;
export const selectResending = ({ users }: WithUsers) => users.list.resending;

/** The rows in sight: without those that are being removed. */
export const selectShown = createSelector(
  [selectSearch, ({ users }: WithUsers) => users.list.removing],
  (search, removing) => rowsOf(search).filter(({ id }) => !removing.includes(id)),
);
