/** Days `YYYY-MM-DD`, both inclusive; '' leaves that side open. */
export interface DayRange {
  from: string;
  to: string;
}

/** What the columns are filtered by, by field: a text that they contain, or days. All hold at once. */
export type Filters = Readonly<Record<string, string | DayRange>>;

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

/** What a table shows of its rows. */
export interface TableQuery {
  filters: Filters;
  sort: Sort | null;
  /** From 0. */
  page: number;
}

/** Rows of a page (spec §9). */
export const PAGE_SIZE = 50;

export const emptyQuery: TableQuery = { filters: {}, sort: null, page: 0 };

const noDays: DayRange = { from: '', to: '' };

const isSet = (filter: string | DayRange): boolean =>
  typeof filter === 'string' ? filter.trim() !== '' : filter.from !== '' || filter.to !== '';

export const textFilter = ({ filters }: TableQuery, field: string): string => {
  const filter = filters[field];
  return typeof filter === 'string' ? filter : '';
};

export const rangeFilter = ({ filters }: TableQuery, field: string): DayRange => {
  const filter = filters[field];
  return typeof filter === 'object' ? filter : noDays;
};

export const isReversed = ({ from, to }: DayRange): boolean => from !== '' && to !== '' && from > to;

export const activeFilters = ({ filters }: TableQuery): number => Object.values(filters).filter(isSet).length;

/** Another filter begins at the first page; an empty one is taken off. */
export function withFilter(query: TableQuery, field: string, filter: string | DayRange): TableQuery {
  const { [field]: _, ...others } = query.filters;
  const empty = typeof filter === 'string' ? filter === '' : !isSet(filter);
  return { ...query, filters: empty ? others : { ...others, [field]: filter }, page: 0 };
}

export const withoutFilters = (query: TableQuery): TableQuery => ({ ...query, filters: {}, page: 0 });

/** Another order begins at the first page. */
export const withSort = (query: TableQuery, sort: Sort | null): TableQuery => ({ ...query, sort, page: 0 });

export const withPage = (query: TableQuery, page: number): TableQuery => ({ ...query, page });
