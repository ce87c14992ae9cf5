import TablePagination from '@mui/material/TablePagination';
import { dataTable } from '@laundry/strings';
import { memo } from 'react';
import { PAGE_SIZE } from './query.ts';
import type { VisibleRows } from './useVisibleRows.ts';

export interface TablePagingProps extends Pick<VisibleRows<unknown>, 'page' | 'total'> {
  label: string;
  onPage: (page: number) => void;
}

/** The range of visible rows, and buttons for other pages. Typing in a filter must not draw it. */
export const TablePaging = memo(({ label, page, total, onPage }: TablePagingProps) => (
  <TablePagination
    component="nav"
    aria-label={dataTable.paging(label)}
    // MUI's number for an unknown one.
    count={total ?? -1}
    page={page}
    rowsPerPage={PAGE_SIZE}
    rowsPerPageOptions={[]}
    labelDisplayedRows={({ from, to }) => dataTable.shownRows(from, to, total)}
    getItemAriaLabel={(button) => (button === 'next' ? dataTable.nextPage : dataTable.previousPage)}
    onPageChange={(_, next) => onPage(next)}
    slotProps={{ displayedRows: { sx: { m: 0 } } }}
    sx={paging}
  />
));

const paging = {
  mt: 1.5,
  overflow: 'visible',
  color: 'text.secondary',
  '&& .MuiTablePagination-toolbar': { minHeight: 44, p: 0 },
  '&& .MuiTablePagination-actions': { display: 'flex', gap: 1, ml: 1 },
  '& button': { width: 44, height: 44, border: 1, borderColor: 'divider', color: 'primary.main' },
} as const;
