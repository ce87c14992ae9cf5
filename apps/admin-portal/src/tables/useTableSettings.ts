import { defaultSettings } from '@laundry/ui-kit/data-table';
import type { TableSettings } from '@laundry/ui-kit/data-table';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PortalContext } from '../shared/context.ts';
import { keepSettings, readSettings } from './tableSettings.slice.ts';
import type { PortalTable, WithTableSettings } from './tableSettings.slice.ts';

/** A table's columns and density as its person likes them. */
export function useTableSettings(table: PortalTable) {
  const dispatch = useDispatch<ThunkDispatch<WithTableSettings, PortalContext, UnknownAction>>();
  const settings = useSelector(({ tableSettings }: WithTableSettings) => tableSettings[table]);
  useEffect(() => {
    dispatch(readSettings(table));
  }, [dispatch, table]);
  return {
    settings: settings ?? defaultSettings,
    onSettingsChange: (chosen: TableSettings) => dispatch(keepSettings(table, chosen)),
  };
}
