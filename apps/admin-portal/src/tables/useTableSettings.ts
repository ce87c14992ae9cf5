import { defaultSettings } from '@laundry/ui-kit/data-table';
import type { TableSettings } from '@laundry/ui-kit/data-table';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PortalTable } from './tableSettings.slice.ts';
import { selectSettings, settingsChosen, tableOpened } from './tableSettings.slice.ts';

type State = Parameters<typeof selectSettings>[0];

/** A table's columns and density as its person likes them. */
export function useTableSettings(table: PortalTable) {
  const dispatch = useDispatch();
  const settings = useSelector((state: State) => selectSettings(state, table)) ?? defaultSettings;
  useEffect(() => {
    dispatch(tableOpened(table));
  }, [dispatch, table]);
  return {
    settings,
    onSettingsChange: (chosen: TableSettings) => dispatch(settingsChosen({ table, settings: chosen })),
  };
}
