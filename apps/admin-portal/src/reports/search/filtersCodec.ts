import { MAX_LENGTH } from '@laundry/api-contract';
import type { USE_RESULTS } from '@laundry/api-contract';
import { isCalendarDay } from '@laundry/ui-kit/format';

/**
 * The filters of a report, as in its form and its URL: days `YYYY-MM-DD`, a building's id. Only the report
 * of uses has the optional ones.
 */
export interface ReportFilters {
  from: string;
  to: string;
  building: string;
  unit?: string;
  machine?: string;
  /** The card's code. */
  uuid?: string;
  result?: (typeof USE_RESULTS)[number] | '';
}

/** Why a search with these filters is not possible. */
export type FilterProblem = 'incomplete' | 'malformedDay' | 'disordered' | 'malformed' | 'foreignBuilding';

/** The problem with a report's filters, if any. Days and building are mandatory (spec §5). */
function filterProblem(filters: ReportFilters): FilterProblem | undefined {
  const { from, to, building } = filters;
  if ([from, to, building].includes('')) return 'incomplete';
  if (!isCalendarDay(from) || !isCalendarDay(to)) return 'malformedDay';
  if (from > to) return 'disordered';
  return Object.values<string>({ ...filters }).some(({ length }) => length > MAX_LENGTH.filter)
    ? 'malformed'
    : undefined;
}

/** The page number of a URL, from 0; anything malformed is the first page. */
export function parsePage(search: string): number {
  const said = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(said) ? Number(said) - 1 : 0;
}

/** Checked filters: a search, what is wrong, or neither. */
export interface Checked {
  readonly query?: ReportFilters;
  readonly problem?: FilterProblem;
}

/** Reads one filter by its name in the URL. */
type Read = (name: keyof ReportFilters) => string;

/**
 * Reads and checks a report's filters from its form or the URL, and writes them to the URL. It has no texts,
 * because the entry reads the URL with it before any other code is loaded.
 *
 * @param more builds the filters beside days and building, reading each by its name
 */
export function filtersCodec(more: (read: Read) => Partial<ReportFilters> = () => ({})) {
  const of = (read: Read): ReportFilters => ({
    from: read('from'),
    to: read('to'),
    building: read('building'),
    ...more(read),
  });
  const check = (typed: ReportFilters): Checked => {
    const query = of((name) => (typed[name] ?? '').trim());
    const problem = filterProblem(query);
    return problem === undefined ? { query } : { problem };
  };
  const readValues = (search: string): ReportFilters => {
    const requested = new URLSearchParams(search);
    return of((name) => requested.get(name) ?? '');
  };
  return {
    /** Trims and checks the form's values. */
    check,
    /** The search that a URL asks for; a URL without any of the filters asks for none. */
    readSearch: (search: string): Checked => {
      const values = readValues(search);
      return Object.values<string>({ ...values }).every((value) => value === '') ? {} : check(values);
    },
    /** The form's values for a URL; malformed days are left empty. */
    readFields: (search: string): ReportFilters => {
      const values = readValues(search);
      const day = (text: string) => (isCalendarDay(text) ? text : '');
      return { ...values, from: day(values.from), to: day(values.to) };
    },
    /** The query string of a search's URL; the first page has no number. */
    writeUrl: (filters: ReportFilters, page = 0): string => {
      const given = Object.entries<string>({ ...filters }).filter(([, value]) => value !== '');
      return `?${new URLSearchParams([...given, ...(page > 0 ? [['page', String(page + 1)]] : [])]).toString()}`;
    },
  };
}

export type FiltersCodec = ReturnType<typeof filtersCodec>;
