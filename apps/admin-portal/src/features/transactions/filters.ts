import { filtersCodec } from '../../reports/search/filtersCodec.ts';
import type { ReportFilters } from '../../reports/search/filtersCodec.ts';

/** All three filters are mandatory (spec §5). */
export const codec = filtersCodec<ReportFilters>((read) => ({
  from: read('from'),
  to: read('to'),
  building: read('building'),
}));

/** The query of the report at an address. */
export function transactionsAt(search: string): ReportFilters | undefined {
  const requested = codec.searchOf(search);
  return requested.kind === 'query' ? requested.query : undefined;
}
