import type { Column } from './columns.ts';

/**
 * The filters by field, of which all apply together: a contained text, or two days `YYYY-MM-DD/YYYY-MM-DD`,
 * both inclusive; a missing day leaves that side open.
 */
export type Filters = Readonly<Record<string, string>>;

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

export const activeFilters = ({ filters }: TableQuery): number =>
  Object.values(filters).filter((filter) => filter.trim() !== '').length;

/** Changes a filter and goes to the first page; an empty filter is removed. */
export function withFilter(query: TableQuery, field: string, filter: string): TableQuery {
  const { [field]: _, ...others } = query.filters;
  return { ...query, filters: filter === '' ? others : { ...others, [field]: filter }, page: 0 };
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
