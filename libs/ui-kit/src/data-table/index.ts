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
export { PAGE_SIZE, emptyQuery } from './query.ts';
export type { DayRange, Filters, Sort, TableQuery } from './query.ts';
export { defaultSettings } from './settings.ts';
export type { Density, TableSettings } from './settings.ts';
export type { ServerRows } from './useVisibleRows.ts';
