import type { ApiClient } from '@laundry/api-client';
import type { UseRecord } from '@laundry/api-contract';
import type { queryOf } from './filters.ts';

/** The most that the API gives at once (D34). */
const PER_PAGE = 1_000;

/**
 * All uses of a search, page after page. Uses that come in meanwhile push the others back by as many places:
 * what a page shares with the one before it is left out.
 */
export async function* pagesOfUses(
  api: Pick<ApiClient, 'reportUses'>,
  query: ReturnType<typeof queryOf>,
  signal: AbortSignal,
): AsyncGenerator<readonly UseRecord[]> {
  let last = new Set<string>();
  for (let page = 1; ; page++) {
    const { records } = await api.reportUses({ ...query, page, perPage: PER_PAGE }, { signal });
    const known = last;
    yield records.filter(({ id }) => !known.has(id));
    if (records.length < PER_PAGE) return;
    last = new Set(records.map(({ id }) => id));
  }
}
