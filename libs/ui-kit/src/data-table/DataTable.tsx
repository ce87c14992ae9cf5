import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useEventCallback } from '@mui/material/utils';
import { dataTable } from '@laundry/strings';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Notice } from '../controls/Notice.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { useNarrow } from '../layout/useWidth.ts';
import { CardFilters } from './CardFilters.tsx';
import { CardsView } from './CardsView.tsx';
import type { Column, TableRow } from './columns.ts';
import { TableContext } from './filters.tsx';
import {
  PAGE_SIZE,
  activeFilters,
  defaultSettings,
  emptyQuery,
  shownColumns,
  withSort,
  withoutFilters,
} from './query.ts';
import type { TableQuery, TableSettings } from './query.ts';
import { SelectionContext, useRowSelection } from './selection.tsx';
import type { ControlledSelection } from './selection.tsx';
import { TablePaging } from './TablePaging.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { TableView } from './TableView.tsx';
import { NO_ROWS, useVisibleRows } from './useVisibleRows.ts';
import type { ServerRows } from './useVisibleRows.ts';

/** Scrolls to the first row after a page change, within the table and in the window. */
function scrollToFirstRow(table: HTMLElement | null): void {
  const scroller = table?.querySelector('.MuiDataGrid-virtualScroller');
  if (scroller) scroller.scrollTop = 0;
  if (table && table.getBoundingClientRect().top < 0) table.scrollIntoView({ block: 'start' });
}

export interface DataTableProps<Row extends TableRow> {
  /** The table's accessible name. */
  label: string;
  /** Must be stable, like `rows`: a new array is filtered and sorted again. */
  columns: readonly Column<Row>[];
  /** All rows; with `server` those of the current page. */
  rows: readonly Row[];
  /** The initial query, if the table controls it. */
  initialQuery?: TableQuery;
  /** Filters, order and page number, if the page controls them (as in the URL), with `onQueryChange`. */
  query?: TableQuery;
  onQueryChange?: (query: TableQuery) => void;
  /** Set where the server filters, sorts and pages: `onQueryChange` then has to send a request. */
  server?: ServerRows;
  /** Whether rows are being loaded; the current ones stay visible. */
  loading?: boolean;
  /** An error to show instead of rows. */
  error?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** The next step, shown if there are no rows and no active filters. */
  emptyAction?: ReactNode;
  emptyHint?: ReactNode;
  /** The number of rows as text: '73 transacciones'. */
  foundText?: (count: number) => string;
  /** Hidden columns and density, if the page controls them, with `onSettingsChange`. */
  settings?: TableSettings;
  onSettingsChange?: (settings: TableSettings) => void;
  /** Adds checkboxes to the rows. */
  selection?: ControlledSelection<Row>;
  /** Says in words which rows these are, below their number. */
  caption?: string;
  /** A note shown while filters are active, beside the button that removes them. */
  filteredNote?: string;
  /** A control at the end of the toolbar, such as an export menu. */
  toolbar?: ReactNode;
  /** The maximum height of the table, above which it scrolls within itself. */
  maxHeight?: string | number;
  /** The smallest width in px for a table; below it rows are cards. */
  tableFrom?: number;
}

/**
 * Rows of data, as a table where there is room and as cards elsewhere, from the same column definitions.
 * Every column may have a filter; all active filters apply together.
 */
export function DataTable<Row extends TableRow>({
  label,
  columns,
  rows,
  initialQuery = emptyQuery,
  server,
  loading = false,
  error,
  onRetry,
  emptyHint,
  emptyAction,
  foundText = dataTable.found,
  caption,
  filteredNote,
  toolbar,
  maxHeight = '75vh',
  tableFrom = 600,
  ...held
}: DataTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(box, tableFrom);
  const [ownQuery, setOwnQuery] = useState(initialQuery);
  const [ownSettings, setOwnSettings] = useState(defaultSettings);
  const { query = ownQuery, settings = ownSettings } = held;
  const onQuery = useEventCallback(held.onQueryChange ?? setOwnQuery);
  const onSettings = useEventCallback(held.onSettingsChange ?? setOwnSettings);
  const seen = useMemo(() => shownColumns(columns, settings), [columns, settings]);
  const failed = error !== undefined;
  // A typed character appears immediately; filtering the rows is deferred, with its return to the first page.
  const former = useDeferredValue(server ? undefined : query);
  const deferredQuery = former === undefined || former.filters === query.filters ? query : former;
  const found = useVisibleRows(failed ? NO_ROWS : rows, columns, deferredQuery, server);
  const choice = useRowSelection(held.selection, found.found);
  const nothing = found.rows.length === 0 && !loading;
  const filtered = activeFilters(query) > 0;
  // The number of rows, or their range if it is unknown; empty with an error or without rows. On later pages
  // it has the range too, so that a page turned is announced: the paging announces nothing.
  const before = found.page * PAGE_SIZE;
  const counted =
    found.total === undefined
      ? dataTable.shownRows(before + 1, before + found.rows.length)
      : // By the total, because the rows may still be those of the former page.
        dataTable.foundOnPage(foundText(found.total), before + 1, Math.min(before + PAGE_SIZE, found.total));
  const shownStatus = failed || found.total === 0 ? '' : counted;
  const shown = useMemo(
    () => ({ label, columns: seen, rows: found.rows, density: settings.density, loading }),
    [label, seen, found.rows, settings.density, loading],
  );
  const onSort = useEventCallback((sort: TableQuery['sort']) => onQuery(withSort(query, sort)));
  const table = useMemo(
    () => <TableView {...shown} sort={deferredQuery.sort} onSort={onSort} maxHeight={maxHeight} />,
    [shown, deferredQuery.sort, onSort, maxHeight],
  );
  // The number of rows gets the focus of a pressed button that disappears.
  const focusStatus = () => box.current?.querySelector<HTMLElement>('[role=status]')?.focus();
  const onClear = useEventCallback(() => {
    onQuery(withoutFilters(query));
    focusStatus();
  });
  const retry = () => {
    focusStatus();
    onRetry?.();
  };
  const context = useMemo(() => ({ query, onQuery, onClear }), [query, onQuery, onClear]);
  const turnTo = useEventCallback((page: number) => {
    onQuery({ ...query, page });
    scrollToFirstRow(box.current);
  });
  const unfilter = (
    <Button variant="outlined" onClick={onClear}>
      {dataTable.clearFilters}
    </Button>
  );
  return (
    <TableContext value={context}>
      <SelectionContext value={choice}>
        <Box ref={box} sx={{ minWidth: 0 }}>
          <TableToolbar
            columns={columns}
            settings={settings}
            onSettings={onSettings}
            withFilters={!narrow}
            status={loading && found.rows.length === 0 ? dataTable.loading : shownStatus}
            caption={caption}
            filteredNote={filteredNote}
          >
            {toolbar}
          </TableToolbar>
          {/* Progress while newer rows load, in the gap above the current ones, so that nothing moves. */}
          <Box aria-hidden sx={{ height: 3, mt: '-5px', mb: '2px', borderRadius: 1, overflow: 'hidden' }}>
            {loading && found.rows.length > 0 && <LinearProgress sx={{ height: 3 }} />}
          </Box>
          {narrow && <CardFilters columns={seen} />}
          {narrow && !nothing && <CardsView {...shown} />}
          {!narrow && table}
          {nothing && (
            <Box sx={{ mt: 1.5 }}>
              {failed ? (
                <Notice onRetry={onRetry && retry}>{error}</Notice>
              ) : (
                <EmptyState title={dataTable.empty} compact action={filtered ? unfilter : emptyAction}>
                  {filtered ? dataTable.filteredOut : emptyHint}
                </EmptyState>
              )}
            </Box>
          )}
          {found.rows.length > 0 && (found.total ?? Infinity) > PAGE_SIZE && (
            <TablePaging label={label} page={found.page} total={found.total} onPage={turnTo} />
          )}
        </Box>
      </SelectionContext>
    </TableContext>
  );
}
