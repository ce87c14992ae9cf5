import { defaultSettings } from '@laundry/ui-kit/data-table';
import type { TableSettings } from '@laundry/ui-kit/data-table';
import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import { selectStored } from '../session/session.slice.ts';
import type { WithSession } from '../session/session.slice.ts';
import type { PortalContext } from '../shared/context.ts';
import { storedValue } from '../shared/storedValue.ts';

type PortalTable = 'uses' | 'transactions' | 'users';

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
    settingsKnown: (state, { payload }: PayloadAction<Settings>) => ({ ...state, ...payload }),
  },
});

export const tableSettingsReducer = slice.reducer;
const { settingsKnown } = slice.actions;

interface WithTableSettings extends WithSession {
  tableSettings: Settings;
}

/** A person's columns and density of a table; without access to the storage they last as long as the tab. */
const storedSettings = (table: PortalTable, state: WithSession) =>
  storedValue(`laundry.table.${table}.${selectStored(state)?.account.user.id ?? ''}`, StoredSettings);

/** A table's columns and density as its person likes them. */
export function useTableSettings(table: PortalTable) {
  const dispatch = useDispatch<ThunkDispatch<WithTableSettings, PortalContext, UnknownAction>>();
  const settings = useSelector(({ tableSettings }: WithTableSettings) => tableSettings[table]);
  useEffect(() => {
    dispatch((_, getState, { storage }) => {
      const kept = storedSettings(table, getState()).load(storage);
      if (kept) dispatch(settingsKnown({ [table]: kept }));
    });
  }, [dispatch, table]);
  return {
    settings: settings ?? defaultSettings,
    onSettingsChange: (chosen: TableSettings) =>
      dispatch((_, getState, { storage }) => {
        storedSettings(table, getState()).save(storage, chosen);
        dispatch(settingsKnown({ [table]: chosen }));
      }),
  };
}
