import { filterProblem, isDay } from './filterProblem.ts';
import type { FilterProblem, ReportFilters } from './filterProblem.ts';

export type { ReportFilters };

/** Checked filters: a search, none yet, or what is wrong. */
export type Checked<Filters> =
  { kind: 'query'; query: Filters } | { kind: 'none' } | { kind: 'wrong'; problem: FilterProblem };

/** Reads one filter by its name in the URL. */
type Read<Filters> = (name: keyof Filters & string) => string;

/**
 * Where a report's filters come in, from its form and from the URL: checked, and back to the URL. It has no
 * texts: the entry reads an address with it before any other code has come.
 *
 * @param of puts the filters together of their names
 */
export function filtersCodec<Filters extends { [Name in keyof Filters]: string } & ReportFilters>(
  of: (read: Read<Filters>) => Filters,
) {
  const check = (typed: Filters): Checked<Filters> => {
    const query = of((name) => typed[name].trim());
    const problem = filterProblem({ ...query });
    return problem === undefined ? { kind: 'query', query } : { kind: 'wrong', problem };
  };
  const valuesOf = (search: string): Filters => {
    const requested = new URLSearchParams(search);
    return of((name) => requested.get(name) ?? '');
  };
  return {
    /** Whether they can be searched for. */
    check,
    /** The search that a URL asks for; a URL without any of the filters asks for none. */
    searchOf: (search: string): Checked<Filters> => {
      const values = valuesOf(search);
      return Object.values<string>(values).every((value) => value === '') ? { kind: 'none' } : check(values);
    },
    /** The form's values for a URL: its usable parts. */
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
