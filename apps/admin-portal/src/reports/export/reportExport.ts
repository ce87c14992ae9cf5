import type { Column, TableRow } from '@laundry/ui-kit/data-table';
import type { ExportColumn } from '../../shared/table-export/index.ts';
import type { Report, ReportSummary } from '../report.ts';
import type { Scope } from '../scope.ts';
import type { ExportOrder } from './useExport.ts';

/** The rows of an export, and the totals of exactly these rows; undefined where there are none. */
export interface ExportedRows<Row, Summary> extends Pick<ExportOrder<Row>, 'pages' | 'expected' | 'of'> {
  readonly summary: Summary | undefined;
}

/** A file's columns: all of the table's, hidden ones too (D45). */
export const exportColumns = <Row>(columns: readonly Column<Row>[]): readonly ExportColumn<Row>[] =>
  columns.flatMap((column): ExportColumn<Row>[] => {
    const { header, kind } = column;
    switch (kind) {
      case 'text':
      case 'pesos':
        return [{ header, kind, value: column.value }];
      case 'date':
        return [{ header, kind: column.time === true ? 'instant' : 'day', value: column.value }];
      case 'boolean':
      case 'action':
        return [];
    }
  });

/** The content of an export: a report's rows and totals (D45). */
export const reportOrder = <Row extends TableRow, Summary extends ReportSummary>(
  { texts, columns, totals }: Report<Row, Summary>,
  scope: Scope,
  { summary, ...rows }: ExportedRows<Row, Summary>,
): ExportOrder<Row> => ({
  ...rows,
  columns: exportColumns(columns),
  title: texts.title,
  about: scope.fileName,
  further: summary ? [totals.sheet(summary, scope.text)] : [],
});
