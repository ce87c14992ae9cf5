import { USE_RESULTS } from '@laundry/api-contract';
import { filtersCodec, parsePage } from '../../reports/search/filtersCodec.ts';
import type { ReportFilters } from '../../reports/search/filtersCodec.ts';

/** A card's code without the space of '1234 5678', as it is stored. Any other text is kept as typed. */
function cardCode(typed: string): string {
  const digits = typed.replaceAll(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : typed;
}

export const codec = filtersCodec((read) => ({
  unit: read('unit'),
  machine: read('machine'),
  uuid: cardCode(read('uuid')),
  // Any other text stands for all uses.
  result: USE_RESULTS.find((result) => result === read('result')) ?? '',
}));

/** The filters as the API takes them, without empty ones. */
export const toQuery = ({ from, to, building, unit, machine, uuid, result }: ReportFilters) => ({
  from,
  to,
  building,
  ...(unit && { unit }),
  ...(machine && { machine }),
  ...(uuid && { uuid }),
  ...(result && { result }),
});

/** Rows per page (spec §9). */
const PER_PAGE = 50;

/** A page of a search; pages are counted from 0. */
export interface UsesPageQuery {
  readonly query: ReportFilters;
  readonly page: number;
}

/** The API's query for one page of a search. */
export const toPageQuery = ({ query, page }: UsesPageQuery) => ({
  ...toQuery(query),
  page: page + 1,
  perPage: PER_PAGE,
});

/** The same for the search and the page of an address; undefined if that is no valid search. */
export function usesAt(search: string): ReturnType<typeof toPageQuery> | undefined {
  const { query } = codec.readSearch(search);
  return query && toPageQuery({ query, page: parsePage(search) });
}
