export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTable.tsx';
export type {
  ActionColumn,
  PesosColumn,
  BooleanColumn,
  Column,
  DateColumn,
  TextColumn,
  RowId,
} from './columns.ts';
export { PAGE_SIZE, activeFilters, defaultSettings, emptyQuery } from './query.ts';
export type { DayRange, Density, Filters, Sort, TableQuery, TableSettings } from './query.ts';
export type { ServerRows } from './useVisibleRows.ts';
