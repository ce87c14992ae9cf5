import type { TransactionRecord } from '@laundry/api-contract';
import { transactionsReport } from '@laundry/strings';
import { tabularFigures } from '@laundry/ui-kit';
import { DataGrid } from '@mui/x-data-grid';
import type { GridLocaleText } from '@mui/x-data-grid';
import { esES } from '@mui/x-data-grid/locales';
import { useMemo } from 'react';
import { columns } from './columns.tsx';

/** Rows of a page (section 9). */
const PAGE_SIZE = 50;

/** Every column is in the document, for screen readers and the browser's own search: wider than all ten together. */
const COLUMN_BUFFER_PX = 2500;

const initialState = {
  pagination: { paginationModel: { pageSize: PAGE_SIZE } },
  sorting: { sortModel: [{ field: 'creation_date', sort: 'desc' as const }] },
};

const localeText: Partial<GridLocaleText> = {
  ...esES.components.MuiDataGrid.defaultProps.localeText,
  noRowsLabel: transactionsReport.empty,
  paginationItemAriaLabel: (type) =>
    type === 'next' ? transactionsReport.nextPage : transactionsReport.previousPage,
};

export interface TransactionsGridProps {
  rows: readonly TransactionRecord[];
}

/** The report's table; on a narrow screen it scrolls sideways within itself. */
export function TransactionsGrid({ rows }: TransactionsGridProps) {
  const numbered = useMemo(() => rows.map((row, id) => ({ id, ...row })), [rows]);
  return (
    <DataGrid
      aria-label={transactionsReport.title}
      rows={numbered}
      columns={columns}
      localeText={localeText}
      initialState={initialState}
      pageSizeOptions={[PAGE_SIZE]}
      columnBufferPx={COLUMN_BUFFER_PX}
      density="compact"
      disableColumnMenu
      disableRowSelectionOnClick
      sx={{ backgroundColor: 'background.paper', maxHeight: '75vh', minHeight: 320, ...tabularFigures }}
    />
  );
}
