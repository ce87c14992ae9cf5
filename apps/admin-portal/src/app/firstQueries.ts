import type { Ask } from '../api/portalApi.ts';
import { askForTransactions } from '../features/transactions/transactions.api.ts';
import { askForUses } from '../features/uses/uses.api.ts';
import { paths } from '../shared/paths.ts';

/** The queries that a dashboard page starts with. @param again whether the same address is requested again */
export function firstQueries(path: string, search: string, again: boolean): readonly Ask[] {
  if (path === paths.uses) return askForUses(search, again);
  return path === paths.transactions ? askForTransactions(search) : [];
}
