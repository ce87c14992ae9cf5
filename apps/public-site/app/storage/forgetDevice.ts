import type { KeyValueStorage } from '../context.ts';

/** The chosen colour scheme, which says nothing about a person. */
const KEPT = 'colour-scheme';

/** Clears everything that the site keeps of a person: cards, payers, drafts, payments, queued reports. */
export function forgetDevice(...storages: readonly KeyValueStorage[]): void {
  for (const storage of storages)
    try {
      for (const key of storage.keys()) if (key !== KEPT) storage.removeItem(key);
    } catch {
      // Where storage is blocked there is nothing to clear.
    }
}
