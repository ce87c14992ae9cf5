import type { TableRow } from '@laundry/ui-kit/data-table';
import type { Report, ReportSummary } from '../report.ts';
import type { Scope } from '../scope.ts';
import type { ExportOrder } from './useExport.ts';

/** The rows of an export, and the totals of exactly these rows; undefined where there are none. */
export interface ExportedRows<Row, Summary> extends Pick<ExportOrder<Row>, 'pages' | 'expected' | 'of'> {
  readonly summary: Summary | undefined;
}

/** The content of an export: a report's rows and totals. A file has all columns, hidden ones too (D45). */
export const reportOrder = <Row extends TableRow, Summary extends ReportSummary>(
  { texts, columns, totals }: Report<Row, Summary>,
  scope: Scope,
  { summary, ...rows }: ExportedRows<Row, Summary>,
): ExportOrder<Row> => ({
  ...rows,
  columns,
  title: texts.title,
  about: scope.fileName,
  further: summary ? [totals.sheet(summary, scope.text)] : [],
});
