import { filterProblem, pageOf } from '../reports/search/filterProblem.ts';

/** A call that a page begins with. */
export interface PrefetchCall {
  readonly path: `/${string}`;
  readonly query: URLSearchParams;
}

const MANDATORY = ['from', 'to', 'building'] as const;
const OF_USES = [...MANDATORY, 'unit', 'machine'] as const;

/** Rows of a page of uses (spec §9). */
const PER_PAGE = '50';

/** The filters that an address gives; undefined where they cannot be searched for. */
function given(search: URLSearchParams, names: readonly string[]): URLSearchParams | undefined {
  const valueOf = (name: string) => (search.get(name) ?? '').trim();
  const filters = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  const [from, to, building] = [valueOf('from'), valueOf('to'), valueOf('building')];
  if (filterProblem({ ...filters, from, to, building }) !== undefined) return undefined;
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
}

/**
 * The page of uses that an address of their report asks for; not by a card, whose code is typed in several
 * ways.
 */
export function prefetchUses(search: URLSearchParams): PrefetchCall | undefined {
  const query = search.get('uuid') ? undefined : given(search, OF_USES);
  query?.set('page', String(pageOf(search.toString()) + 1));
  query?.set('perPage', PER_PAGE);
  return query && { path: '/api/v1/reports/uses', query };
}

/** The transactions that an address of their report asks for. */
export function prefetchTransactions(search: URLSearchParams): PrefetchCall | undefined {
  const query = given(search, MANDATORY);
  return query && { path: '/api/v1/reports/transactions', query };
}
