import { USE_RESULTS } from '@laundry/api-contract';
import { filtersCodec, parsePage } from '../../reports/search/filtersCodec.ts';
import type { ReportFilters } from '../../reports/search/filtersCodec.ts';

/** The API's value for the filter by result; undefined, for all uses, if the text is no such value. */
export const parseResult = (text: string | undefined) => USE_RESULTS.find((result) => result === text);

/** A card's code without the space of '1234 5678', as it is stored. Any other text is kept as typed. */
function cardCode(typed: string): string {
  const digits = typed.replaceAll(/[\s.-]/g, '');
  return /^\d+$/.test(digits) ? digits : typed;
}

export const codec = filtersCodec((read) => ({
  unit: read('unit'),
  machine: read('machine'),
  uuid: cardCode(read('uuid')),
  result: parseResult(read('result')) ?? '',
}));

/** The filters as the API takes them, without empty ones. */
export function toQuery({ from, to, building, unit, machine, uuid, result: typed }: ReportFilters) {
  const result = parseResult(typed);
  return {
    from,
    to,
    building,
    ...(unit && { unit }),
    ...(machine && { machine }),
    ...(uuid && { uuid }),
    ...(result && { result }),
  };
}

export type UsesQuery = ReturnType<typeof toQuery>;

/** Rows per page (spec §9). */
const PER_PAGE = 50;

/** The API's query for one page of a search; pages are counted from 0. */
export const pageQuery = (filters: ReportFilters, page: number) => ({
  ...toQuery(filters),
  page: page + 1,
  perPage: PER_PAGE,
});

/** The query of the report at an address: a page of uses. */
export function usesAt(search: string): ReturnType<typeof pageQuery> | undefined {
  const { query } = codec.readSearch(search);
  return query && pageQuery(query, parsePage(search));
}
