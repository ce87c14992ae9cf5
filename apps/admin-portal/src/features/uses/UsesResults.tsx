import type { UseRecord } from '@laundry/api-contract';
import { reports, usesReport } from '@laundry/strings';
import { DataTable, emptyQuery } from '@laundry/ui-kit/data-table';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { columnsOfSearch } from '../../reports/buildingColumn.ts';
import { buildingName, scopeText } from '../../reports/names.ts';
import { ExportButton } from '../../reports/export/ExportButton.tsx';
import { failureText } from '../../reports/failureText.ts';
import { useTableSettings } from '../../tables/useTableSettings.ts';
import { columns } from './columns.ts';
import { PrintUses } from './PrintUses.tsx';
import { exportRequested } from './export.saga.ts';
import type { Uses } from './useUses.ts';
import { UsesSummaryPanel, UsesTotals } from './UsesSummaryPanel.tsx';

export interface UsesResultsProps {
  uses: Uses;
  onPage: (page: number) => void;
  searchAgain: () => void;
  sumAgain: () => void;
}

const rowId = ({ id }: UseRecord) => id;
const NO_ROWS: readonly UseRecord[] = [];

/** The result of a search: one page of rows from the server, and the totals of all rows. */
export function UsesResults({ uses, onPage, searchAgain, sumAgain }: UsesResultsProps) {
  const dispatch = useDispatch();
  const settings = useTableSettings('uses');
  const { buildings, search, summary } = uses;
  const searched = search.status === 'idle' ? '' : search.query.building;
  const searchedColumns = useMemo(() => columnsOfSearch(columns, searched), [searched]);
  if (search.status === 'idle') return null;
  const { query, page } = search;
  const rows = search.status === 'failed' ? NO_ROWS : search.rows;
  const nothing = search.status !== 'searching' && rows.length === 0;
  const building = buildingName(buildings, query.building);
  const totals = summary.status === 'ready' ? summary.value : undefined;
  const expected = (search.status === 'found' ? search.total : undefined) ?? totals?.count;
  const beyond = nothing && search.status === 'found' && page > 0 && search.total !== 0;
  return (
    <>
      <UsesTotals summary={summary} onRetry={sumAgain} scope={scopeText(building, query)} />
      <UsesSummaryPanel summary={summary} query={query}>
        <DataTable
          label={usesReport.title}
          columns={searchedColumns}
          rows={rows}
          rowId={rowId}
          server={{ rowCount: search.status === 'failed' ? undefined : search.total }}
          query={{ ...emptyQuery, page }}
          onQueryChange={(wish) => onPage(wish.page)}
          loading={search.status === 'searching'}
          {...(search.status === 'failed' && {
            error: failureText(search.error),
            onRetry: searchAgain,
          })}
          foundText={usesReport.found}
          emptyHint={beyond ? reports.pageGone : reports.emptyHint}
          emptyAction={
            beyond ? (
              <Button variant="outlined" onClick={() => onPage(0)}>
                {reports.firstPage}
              </Button>
            ) : undefined
          }
          {...settings}
          toolbar={
            <>
              <PrintUses uses={uses} query={query} />
              <ExportButton
                disabledReason={nothing && !beyond ? reports.nothingToExport : undefined}
                onExport={(format) =>
                  dispatch(exportRequested({ format, query, building, summary: totals, expected }))
                }
              />
            </>
          }
        />
      </UsesSummaryPanel>
    </>
  );
}
