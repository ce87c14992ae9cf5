import { dataTable } from '@laundry/strings';
import type { GridLocaleText } from '@mui/x-data-grid';
import { esES } from '@mui/x-data-grid/locales';
import { DataGrid } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { hasFilterBox } from './columns.ts';
import type { Column, RowId } from './columns.ts';
import { gridColumn } from './gridColumns.tsx';
import { gridStyles } from './gridStyles.ts';
import { PAGE_SIZE } from './query.ts';
import type { Sort } from './query.ts';
import { SelectGridRow } from './SelectionCheckboxes.tsx';
import type { Density } from './settings.ts';
import { useGridSelection } from './useGridSelection.tsx';
import { useGridUpdates } from './useGridUpdates.ts';

/** The grid's Spanish texts, with the specified ones in place of its own. */
export const gridLocale: Partial<GridLocaleText> = {
  ...esES.components.MuiDataGrid.defaultProps.localeText,
  noRowsLabel: dataTable.empty,
  noResultsOverlayLabel: dataTable.empty,
};

/** Renders every column, for screen readers and the browser's search: larger than the width of any table. */
const COLUMN_BUFFER_PX = 2500;

/** The height of loading rows; none where a message replaces them. */
const SKELETON_HEIGHT = '380px';

const HEADER_HEIGHT = { plain: 40, withFilters: 84 };

const ROW_HEIGHT: Record<Density, number> = { compact: 36, standard: 46, comfortable: 56 };

const Nothing = () => null;
const slots = { noRowsOverlay: Nothing, noResultsOverlay: Nothing, rowCheckbox: SelectGridRow };

export interface TableViewProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  density: Density;
  loading: boolean;
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  /** Its largest height before it scrolls within itself. */
  maxHeight: string | number;
}

/** The rows as a table. They are already filtered and sorted; the grid renders one page as it is. */
export function TableView<Row extends object>({
  label,
  columns,
  rows,
  rowId,
  density,
  loading,
  sort,
  onSort,
  maxHeight,
}: TableViewProps<Row>) {
  const gridColumns = useMemo(() => columns.map((column) => gridColumn(column)), [columns]);
  const gridSelection = useGridSelection();
  const gridRows = useMemo(() => {
    // Reusing cells and changing their texts is much less work than creating them; only rows with actions
    // need cells of their own.
    const own = gridSelection.checkboxSelection === true || columns.some(({ kind }) => kind === 'action');
    return rows.map((row, index) => ({ id: own ? rowId(row) : index, row }));
  }, [rows, rowId, columns, gridSelection.checkboxSelection]);
  const updates = useGridUpdates(gridRows, sort, onSort);
  const sx = useMemo(
    () => [gridStyles, { maxHeight, '--DataGrid-overlayHeight': loading ? SKELETON_HEIGHT : '0px' }],
    [maxHeight, loading],
  );
  return (
    <DataGrid
      aria-label={label}
      {...updates}
      columns={gridColumns}
      localeText={gridLocale}
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
      pageSizeOptions={PAGE_SIZES}
      columnHeaderHeight={columns.some(hasFilterBox) ? HEADER_HEIGHT.withFilters : HEADER_HEIGHT.plain}
      columnBufferPx={COLUMN_BUFFER_PX}
      sx={sx}
    />
  );
}

const PAGE_SIZES = [PAGE_SIZE];
