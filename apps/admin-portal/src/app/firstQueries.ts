import type { Ask } from '../api/portalApi.ts';
import { askForTransactions } from '../features/transactions/transactions.api.ts';
import { askForUses } from '../features/uses/uses.api.ts';
import { paths } from '../shared/paths.ts';

const byPath: Readonly<Record<string, (search: string, again: boolean) => readonly Ask[]>> = {
  [paths.uses]: askForUses,
  [paths.transactions]: askForTransactions,
};

/** The queries that a dashboard page starts with. @param again whether the same address is requested again */
export const firstQueries = (path: string, search: string, again: boolean): readonly Ask[] =>
  byPath[path]?.(search, again) ?? [];
