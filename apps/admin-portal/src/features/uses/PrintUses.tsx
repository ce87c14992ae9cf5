import type { UseRecord } from '@laundry/api-contract';
import { reports, usesReport } from '@laundry/strings';
import { PAGE_SIZE } from '@laundry/ui-kit/data-table';
import { useCallback, useState } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { buildingName } from '../../reports/names.ts';
import { PrintButton } from '../../reports/print/PrintButton.tsx';
import type { Printout } from '../../reports/print/Printout.tsx';
import { reportPrintout } from '../../reports/print/reportPrintout.ts';
import { columns } from './columns.ts';
import { queryOf } from './filters.ts';
import type { UsesFilters } from './filters.ts';
import { subtotalsOf } from './subtotals.ts';
import { usePrintedUsesQuery } from './uses.api.ts';
import type { Uses } from './useUses.ts';

export interface PrintUsesProps {
  uses: Uses;
  query: UsesFilters;
}

/** The whole result on paper, as far as paper takes it: its rows are gathered first. */
export function PrintUses({ uses: { search, summary, buildings }, query }: PrintUsesProps) {
  /** The rows to print; they are dropped with their search. */
  const [wanted, setWanted] = useState<UsesFilters>();
  const printing = wanted === query;
  const {
    currentData: rows,
    isFetching,
    isError,
    refetch,
  } = usePrintedUsesQuery(printing ? queryOf(query) : skipToken);
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
  const [made, setMade] = useState<{ of: readonly UseRecord[]; sheet: Printout }>();
  if (rows && made?.of !== rows) setMade({ of: rows, sheet: makeOf(rows, 0) });
  // The browser prints at once: only the rows of the current page are there.
  const visiblePrintout = useCallback(
    () =>
      search.status === 'found' && search.rows.length > 0
        ? makeOf(search.rows, search.page * PAGE_SIZE)
        : undefined,
    [search, makeOf],
  );
  const onPrinted = useCallback(() => setWanted(undefined), []);
  return (
    <PrintButton
      sheet={made?.of === rows ? made?.sheet : undefined}
      visiblePrintout={visiblePrintout}
      preparing={isFetching}
      problem={isError ? reports.printFailed : undefined}
      disabled={search.status !== 'found' || search.rows.length === 0}
      onPrint={() => (printing ? void refetch() : setWanted(query))}
      onPrinted={onPrinted}
    />
  );
}
