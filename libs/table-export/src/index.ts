export { fileName } from './fileName.ts';
export { inPages } from './inPages.ts';
export { saveFile } from './saveFile.ts';
export type { ExportColumn, FurtherSheet, ColumnHead, TableFormat, Value, ValueKind } from './table.ts';
export { writeTable } from './writeTable.ts';
export type { TableExport, Truncation, WrittenTable } from './writeTable.ts';
