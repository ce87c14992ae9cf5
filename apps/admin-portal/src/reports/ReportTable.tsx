import { Button } from '@laundry/ui-kit';
import { ALL_BUILDINGS } from '@laundry/api-contract';
import { dataTable, reports } from '@laundry/strings';
import { DataTable, PAGE_SIZE, emptyQuery } from '@laundry/ui-kit/data-table';
import type { Column, TableRow } from '@laundry/ui-kit/data-table';
import { selectRows } from '@laundry/ui-kit/table-rows';
import { useMemo, useState } from 'react';
import { fitColumns } from '../tables/fitColumns.ts';
import { useTableSettings } from '../tables/tableSettings.ts';
import type { TableFormat } from '../shared/table-export/index.ts';
import { ExportButton } from './export/ExportButton.tsx';
import { reportOrder } from './export/reportExport.ts';
import type { ExportedRows } from './export/reportExport.ts';
import { inBatches } from './export/useExport.ts';
import type { PrepareOrder } from './export/useExport.ts';
import { failureText } from './failureText.ts';
import { PrintButton } from './print/PrintButton.tsx';
import { MAX_PRINTED, reportPrintout } from './print/reportPrintout.ts';
import type { Report, ReportSummary } from './report.ts';
import { describeScope } from './scope.ts';
import type { Scoped } from './scope.ts';
import type { ReportFilters } from './search/filtersCodec.ts';
import type { ReportResult } from './useReportResult.ts';

/**
 * A report's columns for a search. On a phone, folded rows show their building only if the search is for all
 * buildings, because otherwise it is the same in every row.
 *
 * @param columns the report's columns, the building's first
 * @param building the searched building's id, or ALL_BUILDINGS
 */
function columnsOfSearch<Row>(columns: readonly Column<Row>[], building: string): readonly Column<Row>[] {
  if (building !== ALL_BUILDINGS) return columns;
  return columns.map((column, index) => (index === 0 ? { ...column, cardPosition: 'second' } : column));
}

export interface ReportTableProps<Row extends TableRow, Summary extends ReportSummary> {
  report: Report<Row, Summary>;
  result: ReportResult<Row, Summary>;
  searched: Scoped;
  /** Whether the rows have the scope as a caption; with columns' filters or an order they always do. */
  captioned: boolean;
  searchAgain: () => void;
  /** For rows that come page by page: goes to a page, and fetches all rows with their totals. */
  paged?: {
    readonly turnTo: (page: number) => void;
    readonly gather: () => Promise<readonly [readonly Row[], Summary | undefined] | undefined>;
    /** For a file. */
    readonly exported: (
      format: TableFormat,
      signal: AbortSignal,
    ) => Promise<Omit<ExportedRows<Row, Summary>, 'expected'>> | undefined;
  };
}

/** The rows of a search. Unless the server returns them page by page, they are filtered and sorted here. */
export function ReportTable<Row extends TableRow, Summary extends ReportSummary>({
  report,
  result,
  searched,
  captioned,
  searchAgain,
  paged,
}: ReportTableProps<Row, Summary>) {
  const { texts } = report;
  const { query, page, status, error, rows, summary } = result;
  const [held, setHeld] = useShownRows(report, query);
  const settings = useTableSettings(report.name);
  const shown = paged ? { ...emptyQuery, page } : held;
  const columns = useMemo(() => {
    const searched = columnsOfSearch(report.columns, query.building);
    return report.order ? fitColumns(searched, rows) : searched;
  }, [report, query.building, rows]);

  const searching = status === 'searching';
  const nothing = !searching && rows.length === 0;
  const totals = summary.value;
  const total = (status === 'found' ? result.total : undefined) ?? totals?.count;
  const beyond = paged && nothing && status === 'found' && page > 0 && result.total !== 0;
  const scope = describeScope(searched, { ...report, shown: held });

  const toPrintout = (found: readonly Row[], before: number, limit: number, sums = totals) => {
    const printed = selectRows(found, report.columns, shown);
    // After as many rows as are read at most, more may follow.
    const counted = paged && found.length >= limit ? undefined : before + printed.length;
    return reportPrintout(report, scope, {
      rows: printed,
      total: paged ? (total ?? counted) : counted,
      before,
      // The subtotals cover all rows, so they are printed only with all of them.
      ...(printed.length < found.length ? { from: found.length } : { summary: sums }),
    });
  };
  const visible = () =>
    status === 'found' && rows.length > 0
      ? toPrintout(rows, paged ? page * PAGE_SIZE : 0, PAGE_SIZE)
      : undefined;
  const whole = async () => {
    const [found, sums] = (paged ? await paged.gather() : [rows]) ?? [];
    return found && toPrintout(found, 0, MAX_PRINTED, sums);
  };

  const prepareOrder: PrepareOrder<Row> = async (format, signal) => {
    if (paged) {
      const found = await paged.exported(format, signal);
      return found && reportOrder(report, scope, { ...found, expected: total });
    }
    const chosen = selectRows(rows, report.columns, held);
    const { length: expected } = chosen;
    const summary = expected < rows.length ? undefined : totals;
    return reportOrder(report, scope, {
      pages: inBatches(chosen),
      expected,
      of: rows.length,
      summary: summary ?? report.summarize?.(chosen),
    });
  };
  return (
    <DataTable
      label={texts.title}
      columns={columns}
      rows={rows}
      {...(paged && { server: { rowCount: result.total } })}
      query={shown}
      onQueryChange={(wish) => (paged ? paged.turnTo(wish.page) : setHeld(wish))}
      loading={searching}
      {...(error && { error: failureText(error), onRetry: searchAgain })}
      foundText={texts.found}
      {...(totals !== undefined && { filteredNote: reports.summaryOfAll })}
      {...((captioned || scope.narrowed) && { caption: scope.text })}
      emptyHint={beyond ? reports.pageGone : reports.emptyHint}
      emptyAction={
        beyond ? (
          <Button variant="outlined" onClick={() => paged.turnTo(0)}>
            {reports.firstPage}
          </Button>
        ) : undefined
      }
      {...(report.tableFrom !== undefined && { tableFrom: report.tableFrom })}
      {...settings}
      toolbar={
        <>
          <PrintButton
            // A sheet that was not printed must not appear for another search.
            key={JSON.stringify(query)}
            whole={whole}
            visible={visible}
            disabled={status !== 'found' || rows.length === 0}
          />
          <ExportButton
            prepareOrder={prepareOrder}
            disabledReason={nothing && !beyond ? reports.nothingToExport : undefined}
            awaited={searching && !paged ? dataTable.loading : undefined}
          />
        </>
      }
    />
  );
}

/** The table's filters, order and page. A new search keeps filters and order, and begins at page 1. */
function useShownRows({ order }: Pick<Report<never, never>, 'order'>, query: ReportFilters) {
  const [held, setHeld] = useState({ query, shown: { ...emptyQuery, sort: order ?? null } });
  if (held.query !== query) setHeld({ query, shown: { ...held.shown, page: 0 } });
  const setShown = (shown: typeof held.shown) => setHeld({ query, shown });
  return [held.shown, setShown] as const;
}
