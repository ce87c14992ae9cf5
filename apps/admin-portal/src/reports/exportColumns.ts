import type { ExportColumn } from '@laundry/table-export';
import type { Column } from '@laundry/ui-kit/data-table';

/** The table's columns as a file has them: every one, whichever are in sight (D45). */
export const exportColumns = <Row>(columns: readonly Column<Row>[]): readonly ExportColumn<Row>[] =>
  columns.flatMap((column): ExportColumn<Row>[] => {
    const { header, kind } = column;
    switch (kind) {
      case 'text':
      case 'amount':
        return [{ header, kind, value: column.value }];
      case 'date':
        return [{ header, kind: column.time === true ? 'instant' : 'day', value: column.value }];
      case 'boolean':
      case 'action':
        return [];
    }
  });
