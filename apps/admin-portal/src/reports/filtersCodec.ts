import { reports } from '@laundry/strings';

/** The filters that every report has, as they stand in its form and in the URL: days `YYYY-MM-DD`, a building's id. */
export interface ReportFilters {
  from: string;
  to: string;
  building: string;
}

/** What a set of filters comes to: a search, nothing yet, or a text that says what is wrong. */
export type Checked<Filters> =
  { kind: 'query'; query: Filters } | { kind: 'none' } | { kind: 'wrong'; problem: string };

/** Reads one filter by its name in the URL. */
type Read<Filters> = (name: keyof Filters & string) => string;

/** What the API takes of a filter, in characters. */
const LONGEST = 100;

/** Laundries are of this century: anything else is a slip of the hand. */
const CENTURY = /^20\d{2}-\d{2}-\d{2}$/;

/** Whether it is a day that can be meant: 2026-02-30 is none, nor is 0026-02-03. */
export function isDay(text: string): boolean {
  if (!CENTURY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function problemOf(filters: Record<string, string> & ReportFilters, incomplete: string): string | undefined {
  const { from, to, building } = filters;
  if ([from, to, building].includes('')) return incomplete;
  if (!isDay(from) || !isDay(to)) return reports.malformedDay;
  if (from > to) return reports.disordered;
  return Object.values(filters).some(({ length }) => length > LONGEST) ? reports.malformed : undefined;
}

/**
 * Where a report's filters come in, from its form and from the URL: checked, and back to the URL.
 *
 * @param of puts the filters together of their names
 * @param incomplete what is said where one of the mandatory ones is missing (spec §5)
 */
export function filtersCodec<Filters extends { [Name in keyof Filters]: string } & ReportFilters>(
  of: (read: Read<Filters>) => Filters,
  incomplete: string,
) {
  const check = (typed: Filters): Checked<Filters> => {
    const query = of((name) => typed[name].trim());
    const problem = problemOf({ ...query }, incomplete);
    return problem === undefined ? { kind: 'query', query } : { kind: 'wrong', problem };
  };
  const valuesOf = (search: string): Filters => {
    const asked = new URLSearchParams(search);
    return of((name) => asked.get(name) ?? '');
  };
  return {
    /** Whether they can be searched for. */
    check,
    /** The search that a URL asks for; a URL without any of the filters asks for none. */
    searchOf: (search: string): Checked<Filters> => {
      const values = valuesOf(search);
      return Object.values<string>(values).every((value) => value === '') ? { kind: 'none' } : check(values);
    },
    /** What the form's fields show for a URL: what is usable of it. */
    fieldsOf: (search: string): Filters => {
      const values = valuesOf(search);
      const day = (text: string) => (isDay(text) ? text : '');
      return { ...values, from: day(values.from), to: day(values.to) };
    },
    /** The query of a search's URL; its first page has no number. */
    urlOf: (filters: Filters, page = 0): string => {
      const given = Object.entries<string>(filters).filter(([, value]) => value !== '');
      return `?${new URLSearchParams([...given, ...(page > 0 ? [['page', String(page + 1)]] : [])]).toString()}`;
    },
  };
}

export type FiltersCodec<Filters extends { [Name in keyof Filters]: string } & ReportFilters> = ReturnType<
  typeof filtersCodec<Filters>
>;
