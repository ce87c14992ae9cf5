import type { UseRecord } from '@laundry/api-contract';
import { reports, usesReport } from '@laundry/strings';
import { PAGE_SIZE } from '@laundry/ui-kit/data-table';
import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { buildingName } from '../../reports/names.ts';
import { PrintButton } from '../../reports/print/PrintButton.tsx';
import type { Printout } from '../../reports/print/Printout.tsx';
import { reportPrintout } from '../../reports/print/reportPrintout.ts';
import { columns } from './columns.ts';
import type { UsesFilters } from './filters.ts';
import { subtotalsOf } from './subtotals.ts';
import { printRequested, printed } from './uses.slice.ts';
import type { selectUses } from './uses.slice.ts';

export interface PrintUsesProps {
  uses: ReturnType<typeof selectUses>;
  query: UsesFilters;
}

/** The whole result on paper, as far as paper takes it: its rows are gathered first. */
export function PrintUses({ uses: { print, search, summary, buildings }, query }: PrintUsesProps) {
  const dispatch = useDispatch();
  const known = summary.status === 'ready' ? summary.value.count : undefined;
  const total = (search.status === 'found' ? search.total : undefined) ?? known;
  const makeOf = useCallback(
    (rows: readonly UseRecord[], before: number) =>
      reportPrintout({
        title: usesReport.heading,
        filters: query,
        building: buildingName(buildings, query.building),
        columns,
        rows,
        total: total ?? before + rows.length,
        before,
        subtotals: summary.status === 'ready' ? subtotalsOf(summary.value) : [],
      }),
    [query, buildings, total, summary],
  );
  // Made once from the gathered rows: a new sheet, for a total that arrived since, would print again.
  const [made, setMade] = useState<{ of: typeof print; sheet: Printout }>();
  if (print.status === 'ready' && made?.of !== print) setMade({ of: print, sheet: makeOf(print.value, 0) });
  // The browser prints at once: only the rows of the current page are there.
  const visiblePrintout = useCallback(
    () =>
      search.status === 'found' && search.rows.length > 0
        ? makeOf(search.rows, search.page * PAGE_SIZE)
        : undefined,
    [search, makeOf],
  );
  const onPrinted = useCallback(() => {
    dispatch(printed());
  }, [dispatch]);
  return (
    <PrintButton
      sheet={made?.of === print ? made.sheet : undefined}
      visiblePrintout={visiblePrintout}
      preparing={print.status === 'loading'}
      problem={print.status === 'failed' ? reports.printFailed : undefined}
      disabled={search.status !== 'found' || search.rows.length === 0}
      onPrint={() => dispatch(printRequested(query))}
      onPrinted={onPrinted}
    />
  );
}
