import { storedValue } from '@laundry/flow/storedValue';
import { defaultSettings } from '@laundry/ui-kit/data-table';
import type { TableSettings } from '@laundry/ui-kit/data-table';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as v from 'valibot';
import { selectStored } from '../session/session.slice.ts';
import { usePortalStorage } from '../shared/usePortalStorage.ts';

const StoredSettings = v.object({
  hidden: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(40), v.readonly()),
  density: v.picklist(['compact', 'standard', 'comfortable']),
});

/**
 * The signed-in user's settings of a table: hidden columns and density. Without access to the storage they
 * last as long as the page.
 */
export function useTableSettings(table: 'uses' | 'transactions' | 'users') {
  const storage = usePortalStorage();
  const person = useSelector(selectStored)?.account.user.id ?? '';
  const stored = storedValue(`laundry.table.${table}.${person}`, StoredSettings);
  const [settings, setSettings] = useState((): TableSettings => stored.load(storage) ?? defaultSettings);
  return {
    settings,
    onSettingsChange: (chosen: TableSettings) => {
      stored.save(storage, chosen);
      setSettings(chosen);
    },
  };
}
