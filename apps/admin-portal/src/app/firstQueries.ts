import type { QueryThunk } from '../api/portalApi.ts';
import { transactionsQueries } from '../features/transactions/transactions.api.ts';
import { usesQueries } from '../features/uses/uses.api.ts';
import { paths } from '../shared/paths.ts';

const byPath: Readonly<Record<string, (search: string, again: boolean) => readonly QueryThunk[]>> = {
  [paths.uses]: usesQueries,
  [paths.transactions]: transactionsQueries,
};

/** The queries that a dashboard page starts with. @param again whether the same address is requested again */
export const firstQueries = (path: string, search: string, again: boolean): readonly QueryThunk[] =>
  byPath[path]?.(search, again) ?? [];
