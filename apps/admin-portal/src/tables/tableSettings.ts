import type { TableSettings } from '@laundry/ui-kit/data-table';
import * as v from 'valibot';
import type { KeyValueStorage } from '../shared/context.ts';

/** The tables of the dashboard. */
export type PortalTable = 'uses' | 'transactions' | 'users';

/** Where a person's columns and density of a table are kept. */
export const settingsKey = (table: PortalTable, user: string): string => `laundry.table.${table}.${user}`;

const Settings = v.object({
  hidden: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(40)),
  density: v.picklist(['compact', 'standard', 'comfortable']),
});

/** What was kept; nothing where there is none, garbage, or no access to the storage. */
export function readSettings(storage: KeyValueStorage, key: string): TableSettings | undefined {
  try {
    const kept = v.safeParse(Settings, JSON.parse(storage.getItem(key) ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps them; without access to the storage they last as long as the tab. */
export function storeSettings(storage: KeyValueStorage, key: string, settings: TableSettings): void {
  try {
    storage.setItem(key, JSON.stringify(settings));
  } catch {
    // The tab goes on with them.
  }
}
