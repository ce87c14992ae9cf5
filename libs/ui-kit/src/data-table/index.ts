export { DataTable } from './DataTable.tsx';
export type { DataTableProps } from './DataTable.tsx';
export type { Column, NumberColumn, RowId, TableRow, TextColumn, ValueColumn } from './columns.ts';
export { PAGE_SIZE, defaultSettings, emptyQuery } from './query.ts';
export type { Sort, TableQuery, TableSettings } from './query.ts';
