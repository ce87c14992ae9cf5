import type { GridColDef } from '@mui/x-data-grid';
import { CellContent } from './CellContent.tsx';
import { cellText } from './cellValue.ts';
import { isAlignedAtEnd, isSortable } from './columns.ts';
import type { Column } from './columns.ts';
import { ACTION_CLASS } from './gridStyles.ts';
import { HeaderCell } from './HeaderCell.tsx';

/** A row inside the grid; the wrapped rows need no id property. */
export interface GridRow<Row> {
  id: string | number;
  row: Row;
}

const DEFAULT_WIDTH = 120;

const rendersItself = <Row,>(column: Column<Row>): boolean =>
  column.kind === 'boolean' ||
  column.kind === 'action' ||
  (column.kind === 'text' && column.tone !== undefined);

/** The text of a column's cells, cached per row because the grid asks for it very often. */
function rememberTexts<Row extends object>(column: Column<Row>): (row: Row) => string {
  const texts = new WeakMap<Row, string>();
  return (row) => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const text = cellText(column, row);
    texts.set(row, text);
    return text;
  };
}

/** A column definition for the grid, which renders but neither sorts nor filters. */
export function gridColumn<Row extends object>(column: Column<Row>): GridColDef<GridRow<Row>> {
  const { field, header, width = DEFAULT_WIDTH, flex } = column;
  const textOf = rememberTexts(column);
  const align = isAlignedAtEnd(column) ? 'right' : 'left';
  return {
    field,
    headerName: header,
    ...(flex === undefined ? { width } : { flex, minWidth: width }),
    align,
    headerAlign: align,
    sortable: isSortable(column),
    ...(column.kind === 'action' && { cellClassName: ACTION_CLASS, headerClassName: ACTION_CLASS }),
    valueGetter: (_, { row }) => textOf(row),
    renderHeader: () => <HeaderCell column={column} />,
    ...(rendersItself(column) && {
      display: 'flex' as const,
      renderCell: ({ row: { row }, tabIndex }) => (
        <CellContent column={column} row={row} tabIndex={tabIndex} />
      ),
    }),
  };
}
