import type { TableSettings } from '@laundry/ui-kit/data-table';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { selectStored } from '../session/session.slice.ts';
import type { WithSession } from '../session/session.slice.ts';
import type { PortalContext } from '../shared/context.ts';
import { storedValue } from '../shared/storedValue.ts';

export type PortalTable = 'uses' | 'transactions' | 'users';

const StoredSettings = v.object({
  hidden: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(40), v.readonly()),
  density: v.picklist(['compact', 'standard', 'comfortable']),
});

type Settings = Partial<Record<PortalTable, TableSettings>>;

const initialState: Settings = {};

const slice = createSlice({
  name: 'tableSettings',
  initialState,
  reducers: {
    settingsKnown: (
      state,
      { payload: { table, settings } }: PayloadAction<{ table: PortalTable; settings: TableSettings }>,
    ) => ({ ...state, [table]: settings }),
  },
});

export const tableSettingsReducer = slice.reducer;
const { settingsKnown } = slice.actions;

/** The state that the settings are kept in. */
export interface WithTableSettings extends WithSession {
  tableSettings: Settings;
}

type Thunk = ThunkAction<void, WithTableSettings, PortalContext, UnknownAction>;

/** A person's columns and density of a table; without access to the storage they last as long as the tab. */
const storedSettings = (table: PortalTable, state: WithTableSettings) =>
  storedValue(`laundry.table.${table}.${selectStored(state)?.account.user.id ?? ''}`, StoredSettings);

/** The table is shown: the person's settings of it are read. */
export const readSettings =
  (table: PortalTable): Thunk =>
  (dispatch, getState, { storage }) => {
    const settings = storedSettings(table, getState()).load(storage);
    if (settings) dispatch(settingsKnown({ table, settings }));
  };

/** The person chose other columns or another density. */
export const keepSettings =
  (table: PortalTable, settings: TableSettings): Thunk =>
  (dispatch, getState, { storage }) => {
    storedSettings(table, getState()).save(storage, settings);
    dispatch(settingsKnown({ table, settings }));
  };
