import type { Column } from './columns.ts';

/** A range of days `YYYY-MM-DD`, both inclusive; '' leaves that side open. */
export interface DayRange {
  from: string;
  to: string;
}

/** The filters by field: a contained text, or a range of days. All apply together. */
export type Filters = Readonly<Record<string, string | DayRange>>;

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

/** The query of a table: filters, sort order, page. */
export interface TableQuery {
  filters: Filters;
  sort: Sort | null;
  /** From 0. */
  page: number;
}

/** The number of rows of a page (spec §9). */
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

export const activeFilters = ({ filters }: TableQuery): number => Object.values(filters).filter(isSet).length;

/** Changes a filter and goes to the first page; an empty filter is removed. */
export function withFilter(query: TableQuery, field: string, filter: string | DayRange): TableQuery {
  const { [field]: _, ...others } = query.filters;
  const empty = typeof filter === 'string' ? filter === '' : !isSet(filter);
  return { ...query, filters: empty ? others : { ...others, [field]: filter }, page: 0 };
}

export const withoutFilters = (query: TableQuery): TableQuery => ({ ...query, filters: {}, page: 0 });

/** Changes the sort order and goes to the first page. */
export const withSort = (query: TableQuery, sort: Sort | null): TableQuery => ({ ...query, sort, page: 0 });

export type Density = 'compact' | 'standard' | 'comfortable';

export const DENSITIES: readonly Density[] = ['compact', 'standard', 'comfortable'];

/** A user's settings of a table, which can be stored. */
export interface TableSettings {
  /** The fields of the hidden columns. */
  hidden: readonly string[];
  density: Density;
}

export const defaultSettings: TableSettings = { hidden: [], density: 'compact' };

export const shownColumns = <Row>(
  columns: readonly Column<Row>[],
  { hidden }: TableSettings,
): readonly Column<Row>[] => columns.filter(({ field, fixed }) => fixed === true || !hidden.includes(field));
