import type { Building, TransactionRecord } from '@laundry/api-contract';
import { transactionsReport } from '@laundry/strings';
import type { TableQuery } from '@laundry/ui-kit/data-table';
import { selectRows } from '@laundry/ui-kit/table-rows';
import { useCallback, useState } from 'react';
import { nameAmong } from '../../reports/about.ts';
import type { ReportFilters } from '../../reports/filtersDoor.ts';
import type { Loadable } from '../../reports/loadable.ts';
import { PrintButton } from '../../reports/PrintButton.tsx';
import type { Sheet } from '../../reports/PrintSheet.tsx';
import { sheetOf } from '../../reports/printSheet.ts';
import { columns } from './columns.ts';

export interface PrintTransactionsProps {
  rows: readonly TransactionRecord[];
  shown: TableQuery;
  query: ReportFilters;
  buildings: Loadable<Building[]>;
}

/** The rows that the columns' filters leave, on paper. */
export function PrintTransactions({ rows, shown, query, buildings }: PrintTransactionsProps) {
  const [sheet, setSheet] = useState<Sheet>();
  const onPrinted = useCallback(() => setSheet(undefined), []);
  return (
    <PrintButton
      sheet={sheet}
      disabled={rows.length === 0}
      onPrint={() => {
        const printed = selectRows(rows, columns, shown);
        setSheet(
          sheetOf({
            title: transactionsReport.heading,
            filters: query,
            building: nameAmong(buildings, query.building),
            columns,
            rows: printed,
            total: printed.length,
            ...(printed.length < rows.length && { from: rows.length }),
          }),
        );
      }}
      onPrinted={onPrinted}
    />
  );
}
