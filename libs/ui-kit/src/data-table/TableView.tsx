import { useEventCallback } from '@mui/material/utils';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridSortModel } from '@mui/x-data-grid';
import { esES } from '@mui/x-data-grid/locales';
import { use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CardsViewProps } from './CardsView.tsx';
import { hasFilterBox } from './columns.ts';
import type { TableRow } from './columns.ts';
import { gridColumn } from './gridColumns.tsx';
import { gridStyles } from './gridStyles.ts';
import type { Density, Sort } from './query.ts';
import { SelectRow, SelectionContext, useGridSelection } from './selection.tsx';

/** The grid's own Spanish texts. */
const { localeText } = esES.components.MuiDataGrid.defaultProps;

/** Wider than any table, so that all columns are rendered, for screen readers and the browser's search. */
const COLUMN_BUFFER_PX = 2500;

/** The height of the overlay while rows are loading; otherwise it has none. */
const SKELETON_HEIGHT = '380px';

const HEADER_HEIGHT = { plain: 40, withFilters: 78 };

const ROW_HEIGHT: Record<Density, number> = { compact: 36, standard: 46, comfortable: 56 };

const slots = { noRowsOverlay: () => null, rowCheckbox: SelectRow };

const modelFor = (sort: Sort | null): GridSortModel =>
  sort === null ? [] : [{ field: sort.field, sort: sort.direction }];

const sortFrom = ([first]: GridSortModel): Sort | null =>
  first?.sort ? { field: first.field, direction: first.sort } : null;

const isSameSort = (one: Sort | null, other: Sort | null) =>
  one?.field === other?.field && one?.direction === other?.direction;

export interface TableViewProps<Row extends TableRow> extends CardsViewProps<Row> {
  density: Density;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** The maximum height, above which the table scrolls within itself. */
  maxHeight: string | number;
}

/**
 * The rows as a table. They are already filtered and sorted; the grid renders one page as it is. It gets the
 * first rows and order as props, and all further ones through its API, because a new prop renders every cell
 * twice: once for the prop and once for the row.
 */
export function TableView<Row extends TableRow>({
  label,
  columns,
  rows,
  density,
  loading,
  sort,
  onSort,
  maxHeight,
}: TableViewProps<Row>) {
  const apiRef = useGridApiRef();
  const gridColumns = useMemo(() => columns.map((column) => gridColumn(column)), [columns]);
  const choice = use(SelectionContext);
  const gridSelection = useGridSelection(choice);
  const selectable = choice?.selectable;
  const gridRows = useMemo(() => {
    // With the index as id, the grid reuses cells for new rows; checkboxes and actions need the row's id.
    const own = selectable !== undefined || columns.some(({ kind }) => kind === 'action');
    return rows.map((row, index) => {
      const id = own ? row.id : index;
      return { id, row, selectable: selectable?.has(id) === true };
    });
  }, [rows, columns, selectable]);
  const [initial] = useState({ rows: gridRows, state: { sorting: { sortModel: modelFor(sort) } } });
  const given = useRef(gridRows);
  const onSortModelChange = useEventCallback((model: GridSortModel) => {
    const next = sortFrom(model);
    if (!isSameSort(next, sort)) onSort(next);
  });
  useEffect(() => {
    // In Firefox the grid gives its scroller tabindex=-1, which would part the rows from their grid.
    const root = apiRef.current?.rootElementRef.current;
    root?.querySelector('.MuiDataGrid-virtualScroller')?.removeAttribute('tabindex');
  }, [apiRef]);
  useEffect(() => {
    const grid = apiRef.current;
    if (grid !== null && !isSameSort(sortFrom(grid.getSortModel()), sort)) grid.setSortModel(modelFor(sort));
  }, [apiRef, sort]);
  // Before the browser paints: cells also read contexts of the page, which know the new rows already.
  useLayoutEffect(() => {
    if (given.current === gridRows) return;
    given.current = gridRows;
    apiRef.current?.setRows(gridRows);
  }, [apiRef, gridRows]);
  const sx = useMemo(
    () => [gridStyles, { maxHeight, '--DataGrid-overlayHeight': loading ? SKELETON_HEIGHT : '0px' }],
    [maxHeight, loading],
  );
  return (
    <DataGrid
      aria-label={label}
      apiRef={apiRef}
      rows={initial.rows}
      initialState={initial.state}
      onSortModelChange={onSortModelChange}
      columns={gridColumns}
      localeText={localeText}
      rowHeight={ROW_HEIGHT[density]}
      loading={loading && rows.length === 0}
      slots={slots}
      sortingMode="server"
      filterMode="server"
      disableColumnFilter
      disableColumnMenu
      disableColumnSelector
      {...gridSelection}
      hideFooter
      columnHeaderHeight={columns.some(hasFilterBox) ? HEADER_HEIGHT.withFilters : HEADER_HEIGHT.plain}
      columnBufferPx={COLUMN_BUFFER_PX}
      sx={sx}
    />
  );
}
