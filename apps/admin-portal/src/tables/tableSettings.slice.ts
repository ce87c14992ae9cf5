import type { TableSettings } from '@laundry/ui-kit/data-table';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { PortalTable } from './tableSettings.ts';

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
