export { fileName, saveFile } from './download.ts';
export type { ExportColumn, WorkbookSheet, TableFormat, Value } from './table.ts';
export { writeTable } from './writeTable.ts';
export type { TableExport, Truncation } from './writeTable.ts';
