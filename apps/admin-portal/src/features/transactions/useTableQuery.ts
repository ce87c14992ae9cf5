import { emptyQuery } from '@laundry/ui-kit/data-table';
import type { TableQuery } from '@laundry/ui-kit/data-table';
import { useState } from 'react';
import type { ReportFilters } from '../../reports/filtersCodec.ts';

/** The newest first. */
const newestFirst: TableQuery = { ...emptyQuery, sort: { field: 'creation_date', direction: 'desc' } };

/**
 * What the table shows of a search's rows. Another search keeps the columns' filters and the order, and
 * begins at its first page.
 */
export function useTableQuery(query: ReportFilters) {
  const [held, setHeld] = useState({ query, shown: newestFirst });
  if (held.query !== query) setHeld({ query, shown: { ...held.shown, page: 0 } });
  const setShown = (shown: TableQuery) => setHeld({ query, shown });
  return [held.shown, setShown] as const;
}
