import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useControlled, useEventCallback } from '@mui/material/utils';
import { dataTable } from '@laundry/strings';
import { useDeferredValue, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { CardFilters } from './CardFilters.tsx';
import { CardsView } from './CardsView.tsx';
import type { Column, RowId } from './columns.ts';
import { PAGE_SIZE, emptyQuery, withPage, withSort } from './query.ts';
import { TableContext } from './TableContext.ts';
import type { TableQuery } from './query.ts';
import { SelectionContext, useRowSelection } from './selection.ts';
import type { SelectionProps } from './selection.ts';
import { defaultSettings, shownColumns } from './settings.ts';
import type { TableSettings } from './settings.ts';
import { TableMessage } from './TableMessage.tsx';
import { TablePaging } from './TablePaging.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { TableView } from './TableView.tsx';
import { useNarrow } from './useNarrow.ts';
import { useVisibleRows } from './useVisibleRows.ts';
import type { ServerRows, VisibleRows } from './useVisibleRows.ts';

/**
 * After a page is turned its first rows are looked for: the table's own scrolling begins anew, and so does
 * that of cards.
 */
export function scrollToFirstRow(table: HTMLElement | null): void {
  const scroller = table?.querySelector('.MuiDataGrid-virtualScroller');
  if (scroller) scroller.scrollTop = 0;
  if (table && table.getBoundingClientRect().top < 0) table.scrollIntoView({ block: 'start' });
}

/**
 * Newer rows are on their way over those in sight: it stands in the gap above them, so that nothing moves.
 */
export function RefreshIndicator({ active }: { active: boolean }) {
  return (
    <Box aria-hidden sx={{ height: 3, mt: '-5px', mb: '2px', borderRadius: 1, overflow: 'hidden' }}>
      {active && <LinearProgress sx={{ height: 3 }} />}
    </Box>
  );
}

export interface DataTableProps<Row extends object> extends SelectionProps<Row> {
  /** The table's name, for screen readers. */
  label: string;
  /** Held constant, as `rows` and `rowId`: a new array is new work. */
  columns: readonly Column<Row>[];
  /** All rows; with `server` those of the page that was asked for. */
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  /** Filters, order and page, held by the page (in the URL, say); without it the table holds them. */
  query?: TableQuery;
  /** What a table that holds its own query begins with. */
  initialQuery?: TableQuery;
  onQueryChange?: (query: TableQuery) => void;
  /** The server filters, orders and cuts: `onQueryChange` is the order to ask it. */
  server?: ServerRows;
  /** Rows are on their way; those that are here stay in sight. */
  loading?: boolean;
  /** What went wrong, instead of rows. */
  error?: ReactNode;
  onRetry?: () => void;
  /** Under 'No hay resultados' when no filter is in force: why, and the next step. */
  emptyHint?: ReactNode;
  emptyAction?: ReactNode;
  /** How many there are, in words: '73 transacciones'. */
  foundText?: (count: number) => string;
  /** Hidden columns and density, kept by the page; without it the table holds them. */
  settings?: TableSettings;
  initialSettings?: TableSettings;
  onSettingsChange?: (settings: TableSettings) => void;
  /** At the end of the toolbar: an export menu. */
  toolbar?: ReactNode;
  /** The tallest the table grows before it scrolls within itself. */
  maxHeight?: string | number;
  /** A table or cards; by default whichever fits. */
  view?: 'auto' | 'table' | 'cards';
  /** The width in px from which a table fits; under it rows are cards. */
  tableFrom?: number;
}

/** What is said of the rows: that they come, or how many they are; nothing where a notice speaks. */
function statusText<Row>(
  { rows, total, page }: VisibleRows<Row>,
  { loading, failed, foundText }: { loading: boolean; failed: boolean; foundText: (count: number) => string },
): string {
  if (loading && rows.length === 0) return dataTable.loading;
  if (failed || total === 0) return '';
  if (total !== undefined) return foundText(total);
  return dataTable.shownRowsOfMore(page * PAGE_SIZE + 1, page * PAGE_SIZE + rows.length);
}

/**
 * Rows of data: a table where there is room, cards where there is not, from the same columns. Every column
 * may have a filter, and all of them hold at once.
 */
export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  rowId,
  server,
  loading = false,
  error,
  onRetry,
  emptyHint,
  emptyAction,
  foundText = dataTable.found,
  toolbar,
  maxHeight = '75vh',
  view = 'auto',
  tableFrom = 600,
  ...held
}: DataTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  const tooNarrow = useNarrow(box, tableFrom);
  const narrow = view === 'auto' ? tooNarrow : view === 'cards';
  const [query, setQuery] = useControlled({
    controlled: held.query,
    default: held.initialQuery ?? emptyQuery,
    name: 'DataTable',
    state: 'query',
  });
  const onQuery = useEventCallback((next: TableQuery) => {
    setQuery(next);
    held.onQueryChange?.(next);
  });
  const [settings, setSettings] = useControlled({
    controlled: held.settings,
    default: held.initialSettings ?? defaultSettings,
    name: 'DataTable',
    state: 'settings',
  });
  const onSettings = useEventCallback((next: TableSettings) => {
    setSettings(next);
    held.onSettingsChange?.(next);
  });
  const seen = useMemo(() => shownColumns(columns, settings), [columns, settings]);
  const failed = error !== undefined;
  // A keystroke shows in its box at once; the rows follow as soon as there is time.
  const filters = useDeferredValue(query.filters);
  const asked = useMemo(() => (server ? query : { ...query, filters }), [server, query, filters]);
  const found = useVisibleRows(failed ? NO_ROWS : rows, columns, asked, server);
  const choice = useRowSelection(held, found.found, columns, rowId);
  const nothing = found.rows.length === 0 && !loading;
  const shown = useMemo(
    () => ({ label, columns: seen, rows: found.rows, rowId, density: settings.density, loading }),
    [label, seen, found.rows, rowId, settings.density, loading],
  );
  const onSort = useEventCallback((sort: TableQuery['sort']) => onQuery(withSort(query, sort)));
  const turnTo = (page: number) => {
    onQuery(withPage(query, page));
    scrollToFirstRow(box.current);
  };
  const table = useMemo(
    () => <TableView {...shown} sort={asked.sort} onSort={onSort} maxHeight={maxHeight} />,
    [shown, asked.sort, onSort, maxHeight],
  );
  const context = useMemo(() => ({ query, onQuery }), [query, onQuery]);
  return (
    <TableContext value={context}>
      <SelectionContext value={choice}>
        <Box ref={box} sx={{ minWidth: 0 }}>
          <TableToolbar
            columns={columns}
            shown={seen}
            settings={settings}
            onSettings={onSettings}
            withFilters={narrow === false}
            status={statusText(found, { loading, failed, foundText })}
          >
            {toolbar}
          </TableToolbar>
          <RefreshIndicator active={loading && found.rows.length > 0} />
          {narrow === true && <CardFilters columns={seen} />}
          {narrow === true && !nothing && <CardsView {...shown} />}
          {narrow === false && table}
          {nothing && (
            <Box sx={{ mt: 1.5 }}>
              <TableMessage error={error} onRetry={onRetry} emptyHint={emptyHint} emptyAction={emptyAction} />
            </Box>
          )}
          {!nothing && (found.page > 0 || found.hasNext) && (
            <TablePaging label={label} shown={found} onPage={turnTo} />
          )}
        </Box>
      </SelectionContext>
    </TableContext>
  );
}

const NO_ROWS: readonly never[] = [];
