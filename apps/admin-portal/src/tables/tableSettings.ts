import type { TableSettings } from '@laundry/ui-kit/data-table';
import * as v from 'valibot';
import { storedValue } from '../shared/storedValue.ts';
import type { StoredValue } from '../shared/storedValue.ts';

/** The tables of the dashboard. */
export type PortalTable = 'uses' | 'transactions' | 'users';

const Settings = v.object({
  hidden: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(40), v.readonly()),
  density: v.picklist(['compact', 'standard', 'comfortable']),
});

/** A person's columns and density of a table; without access to the storage they last as long as the tab. */
export const storedSettings = (table: PortalTable, user: string): StoredValue<TableSettings> =>
  storedValue(`laundry.table.${table}.${user}`, Settings);
