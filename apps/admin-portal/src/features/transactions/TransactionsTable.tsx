import type { TransactionRecord } from '@laundry/api-contract';
import { dataTable, reports, transactionsReport } from '@laundry/strings';
import { DataTable, emptyQuery } from '@laundry/ui-kit/data-table';
import type { TableQuery } from '@laundry/ui-kit/data-table';
import { useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { ExportButton } from '../../reports/export/ExportButton.tsx';
import { failureText } from '../../reports/failureText.ts';
import { fitColumns } from '../../tables/fitColumns.ts';
import { useTableSettings } from '../../tables/useTableSettings.ts';
import { TABLE_FROM, columns } from './columns.ts';
import { PrintTransactions } from './PrintTransactions.tsx';
import { columnsOfSearch } from '../../reports/buildingColumn.ts';
import { buildingName } from '../../reports/names.ts';
import { exportRequested } from './export.saga.ts';
import type { Transactions } from './useTransactions.ts';
import type { ReportFilters } from '../../reports/search/filtersCodec.ts';

/** A record as a row of the table: records have no id of their own, so their place is it. */
type TransactionRow = TransactionRecord & { id: number };

const rowId = ({ id }: TransactionRow) => id;
const NO_ROWS: readonly TransactionRecord[] = [];

export interface TransactionsTableProps {
  search: Exclude<Transactions['search'], { status: 'idle' }>;
  summary: Transactions['summary'];
  buildings: Transactions['buildings'];
  onRetry: () => void;
}

/**
 * All rows of a search. They are filtered and sorted here, so that a key or a press does not render the
 * surrounding page again.
 */
export function TransactionsTable({ search, summary, buildings, onRetry }: TransactionsTableProps) {
  const dispatch = useDispatch();
  const settings = useTableSettings('transactions');
  const { query } = search;
  const [shown, setShown] = useTableQuery(query);
  const records = search.status === 'found' ? search.rows : NO_ROWS;
  const rows = useMemo(() => records.map((record, id) => ({ ...record, id })), [records]);
  const fitted = useMemo(
    () => fitColumns<TransactionRecord>(columnsOfSearch(columns, query.building), records),
    [query.building, records],
  );
  const searching = search.status === 'searching';
  const nothing = !searching && records.length === 0;
  return (
    <DataTable
      label={transactionsReport.title}
      columns={fitted}
      rows={rows}
      rowId={rowId}
      query={shown}
      onQueryChange={setShown}
      loading={searching}
      {...(search.status === 'failed' && {
        error: failureText(search.error),
        onRetry,
      })}
      foundText={transactionsReport.found}
      emptyHint={reports.emptyHint}
      tableFrom={TABLE_FROM}
      {...settings}
      toolbar={
        <>
          <PrintTransactions
            rows={rows}
            shown={shown}
            query={query}
            buildings={buildings}
            summary={summary}
          />
          <ExportButton
            disabledReason={nothing ? reports.nothingToExport : undefined}
            awaited={searching ? dataTable.loading : undefined}
            onExport={(format) =>
              dispatch(
                exportRequested({
                  format,
                  query,
                  shown: { filters: shown.filters, sort: shown.sort },
                  building: buildingName(buildings, query.building),
                  summary: summary.status === 'ready' ? summary.value : undefined,
                }),
              )
            }
          />
        </>
      }
    />
  );
}

/** The newest first. */
const newestFirst: TableQuery = { ...emptyQuery, sort: { field: 'creation_date', direction: 'desc' } };

/**
 * The rows of a search that the table shows. Another search keeps the columns' filters and the order, and
 * begins at its first page.
 */
function useTableQuery(query: ReportFilters) {
  const [held, setHeld] = useState({ query, shown: newestFirst });
  if (held.query !== query) setHeld({ query, shown: { ...held.shown, page: 0 } });
  const setShown = (shown: TableQuery) => setHeld({ query, shown });
  return [held.shown, setShown] as const;
}
