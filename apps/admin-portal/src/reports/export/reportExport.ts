import type { Column } from '@laundry/ui-kit/data-table';
import type { ExportColumn, TableFormat } from '../../shared/table-export/index.ts';
import type { Report, ReportRow, ReportSummary } from '../report.ts';
import type { ChosenRows, Scope } from '../scope.ts';
import type { ReportFilters } from '../search/filtersCodec.ts';
import type { ExportOrder } from './useExport.ts';

/** An export's request: all rows of a search that pass the columns' filters, in the visible order (D45). */
export interface RequestedExport<Summary> {
  readonly format: TableFormat;
  readonly query: ReportFilters;
  readonly scope: Scope;
  readonly shown: ChosenRows;
  /** The totals of the whole result, as far as they are known. */
  readonly summary: Summary | undefined;
  /** The total number of rows, if it is known. */
  readonly expected: number | undefined;
}

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

/** The content of an export: a report's rows and totals. */
export const reportOrder = <Row extends ReportRow, Summary extends ReportSummary>(
  { texts, columns, totals }: Report<Row, Summary>,
  { scope }: RequestedExport<Summary>,
  { summary, ...rows }: ExportedRows<Row, Summary>,
): ExportOrder<Row> => ({
  ...rows,
  columns: exportColumns(columns),
  title: texts.title,
  about: scope.fileName,
  further: summary ? [totals.sheet(summary, scope.text)] : [],
});
