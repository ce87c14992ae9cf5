import type { TableSettings } from '@laundry/ui-kit/data-table';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { storedValue } from '../shared/storedValue.ts';
import type { StoredValue } from '../shared/storedValue.ts';

export type PortalTable = 'uses' | 'transactions' | 'users';

const StoredSettings = v.object({
  hidden: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(40), v.readonly()),
  density: v.picklist(['compact', 'standard', 'comfortable']),
});

/** A person's columns and density of a table; without access to the storage they last as long as the tab. */
export const storedSettings = (table: PortalTable, user: string): StoredValue<TableSettings> =>
  storedValue(`laundry.table.${table}.${user}`, StoredSettings);

type Settings = Partial<Record<PortalTable, TableSettings>>;

interface OfTable {
  table: PortalTable;
  settings: TableSettings;
}

const initialState: Settings = {};

const slice = createSlice({
  name: 'tableSettings',
  initialState,
  reducers: {
    /** The table is shown: the person's settings of it are read. */
    tableOpened: (state, _: PayloadAction<PortalTable>) => state,
    settingsRead: (state, { payload: { table, settings } }: PayloadAction<OfTable>) => ({
      ...state,
      [table]: settings,
    }),
    /** The person chose other columns or another density. */
    settingsChosen: (state, { payload: { table, settings } }: PayloadAction<OfTable>) => ({
      ...state,
      [table]: settings,
    }),
  },
});

export const tableSettingsReducer = slice.reducer;
export const { settingsChosen, settingsRead, tableOpened } = slice.actions;

interface WithTableSettings {
  tableSettings: Settings;
}

export const selectSettings = ({ tableSettings }: WithTableSettings, table: PortalTable) =>
  tableSettings[table];
