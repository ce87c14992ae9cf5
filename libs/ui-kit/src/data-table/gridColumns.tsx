import type { GridColDef } from '@mui/x-data-grid';
import { CellContent } from './CellContent.tsx';
import { cellText } from './cellValue.ts';
import { isAlignedAtEnd, isSortable } from './columns.ts';
import type { Column } from './columns.ts';
import { ACTION_CLASS } from './gridLook.ts';
import { HeaderCell } from './HeaderCell.tsx';

/** A row as the grid holds it: our rows need no id of their own. */
export interface GridRow<Row> {
  id: string | number;
  row: Row;
}

const DEFAULT_WIDTH = 120;

const rendersItself = <Row,>({ kind }: Column<Row>): boolean => kind === 'boolean' || kind === 'action';

/** A column as the grid wants it. Order and filters are ours: the grid only shows and asks. */
export function gridColumn<Row>(column: Column<Row>): GridColDef<GridRow<Row>> {
  const { field, header, width = DEFAULT_WIDTH, flex } = column;
  const align = isAlignedAtEnd(column) ? 'right' : 'left';
  return {
    field,
    headerName: header,
    ...(flex === undefined ? { width } : { flex, minWidth: width }),
    align,
    headerAlign: align,
    sortable: isSortable(column),
    ...(column.kind === 'action' && { cellClassName: ACTION_CLASS, headerClassName: ACTION_CLASS }),
    hideSortIcons: true,
    valueGetter: (_, { row }) => cellText(column, row),
    renderHeader: () => <HeaderCell column={column} />,
    ...(rendersItself(column) && {
      display: 'flex' as const,
      renderCell: ({ row: { row }, tabIndex }) => (
        <CellContent column={column} row={row} tabIndex={tabIndex} />
      ),
    }),
  };
}
