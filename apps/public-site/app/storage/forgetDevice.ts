import type { KeyValueStorage } from '@laundry/flow/browserStorage';

/** The key of the chosen colour scheme, which is not personal and therefore kept. */
const KEPT = 'colour-scheme';

/** Clears everything that the site stores about a person: cards, payers, drafts, payments, queued reports. */
export function forgetDevice(...storages: readonly KeyValueStorage[]): void {
  for (const storage of storages) for (const key of storage.keys()) if (key !== KEPT) storage.removeItem(key);
}
