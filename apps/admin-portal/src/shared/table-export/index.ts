export { fileName, saveFile } from './download.ts';
export type { ExportColumn, WorkbookSheet, ColumnHead, TableFormat, Value, ValueKind } from './table.ts';
export { inPages, writeTable } from './writeTable.ts';
export type { TableExport, Truncation, WrittenTable } from './writeTable.ts';
