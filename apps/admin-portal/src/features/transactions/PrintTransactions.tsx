import type { Building, TransactionRecord, TransactionsSummary } from '@laundry/api-contract';
import { transactionsReport } from '@laundry/strings';
import type { TableQuery } from '@laundry/ui-kit/data-table';
import { selectRows } from '@laundry/ui-kit/table-rows';
import { useCallback, useState } from 'react';
import { buildingName } from '../../reports/names.ts';
import type { ReportFilters } from '../../reports/search/filtersCodec.ts';
import type { Loadable } from '../../shared/loadable.ts';
import { PrintButton } from '../../reports/print/PrintButton.tsx';
import type { Printout } from '../../reports/print/Printout.tsx';
import { reportPrintout } from '../../reports/print/reportPrintout.ts';
import { columns } from './columns.ts';
import { subtotalsOf } from './subtotals.ts';

export interface PrintTransactionsProps {
  rows: readonly TransactionRecord[];
  shown: TableQuery;
  query: ReportFilters;
  buildings: Loadable<Building[]>;
  /** The subtotals cover all rows, so they are printed only with all of them. */
  summary: Loadable<TransactionsSummary>;
}

/** The rows that the columns' filters leave, on paper. */
export function PrintTransactions({ rows, shown, query, buildings, summary }: PrintTransactionsProps) {
  const [made, setMade] = useState<{ of: typeof rows; sheet: Printout | undefined }>();
  const onPrinted = useCallback(() => setMade(undefined), []);
  const visiblePrintout = useCallback(() => {
    if (rows.length === 0) return undefined;
    const printed = selectRows(rows, columns, shown);
    return reportPrintout({
      title: transactionsReport.heading,
      byDayOf: transactionsReport.byDayOf,
      filters: query,
      building: buildingName(buildings, query.building),
      columns,
      rows: printed,
      total: printed.length,
      ...(printed.length < rows.length
        ? { from: rows.length }
        : { subtotals: summary.status === 'ready' ? subtotalsOf(summary.value) : [] }),
    });
  }, [rows, shown, query, buildings, summary]);
  return (
    <PrintButton
      // A sheet that was not printed must not appear for another search.
      sheet={made?.of === rows ? made.sheet : undefined}
      visiblePrintout={visiblePrintout}
      disabled={rows.length === 0}
      onPrint={() => setMade({ of: rows, sheet: visiblePrintout() })}
      onPrinted={onPrinted}
    />
  );
}
