import type { GridColDef } from '@mui/x-data-grid';
import type { SyntheticEvent } from 'react';
import { CellContent } from './CellContent.tsx';
import { cellText } from './rows.ts';
import { hasFilterBox, isNumeric, isSortable } from './columns.ts';
import type { Column } from './columns.ts';
import { ColumnFilter } from './filters.tsx';
import { ACTION_CLASS, WHOLE_CLASS } from './gridStyles.ts';

/** A row inside the grid; the wrapped rows need no id property. */
export interface GridRow<Row> {
  id: string | number;
  row: Row;
  /** Whether it has a checkbox; part of the row, because the grid applies new props later than new rows. */
  selectable: boolean;
}

const DEFAULT_WIDTH = 120;

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Keeps events from the grid, which would sort on a click, and handle arrow keys, spaces and focus. */
export const stopGridEvents = {
  onClick: stop,
  onDoubleClick: stop,
  onKeyDown: stop,
  onFocus: stop,
  onBlur: stop,
};

const rendersItself = <Row,>(column: Column<Row>): boolean =>
  column.kind === 'boolean' ||
  column.kind === 'action' ||
  (column.kind === 'text' && (column.tone !== undefined || column.breaks === 'email'));

/** The class of a column's cells. Days, amounts and codes never wrap. */
function classFor<Row>(column: Column<Row>): string {
  if (column.kind === 'action') return ACTION_CLASS;
  const wraps = column.kind === 'boolean' || (column.kind === 'text' && column.breaks !== 'never');
  return wraps ? '' : WHOLE_CLASS;
}

/** A column definition for the grid, which renders but neither sorts nor filters. */
export function gridColumn<Row extends object>(column: Column<Row>): GridColDef<GridRow<Row>> {
  const { field, header, kind, width = DEFAULT_WIDTH, flex } = column;
  // The grid asks for the text of a cell several times while it draws it.
  const texts = new WeakMap<Row, string>();
  const readText = (row: Row): string => {
    const text = texts.get(row) ?? cellText(column, row);
    texts.set(row, text);
    return text;
  };
  // The digits of numbers form columns.
  const align = isNumeric(column) ? 'right' : 'left';
  return {
    field,
    headerName: header,
    ...(flex === undefined ? { width } : { flex, minWidth: width }),
    align,
    headerAlign: align,
    sortable: isSortable(column),
    cellClassName: classFor(column),
    headerClassName: kind === 'action' ? ACTION_CLASS : '',
    valueGetter: (_, { row }) => readText(row),
    renderHeader: () => (
      <>
        <span className="head-name" title={header}>
          {header}
        </span>
        {hasFilterBox(column) && (
          <div {...stopGridEvents}>
            <ColumnFilter column={column} />
          </div>
        )}
      </>
    ),
    ...(rendersItself(column) && {
      // Texts are blocks, whose first lines stay visible if a row is too low for all of them.
      display: kind === 'text' ? ('text' as const) : ('flex' as const),
      renderCell: ({ row: { row }, tabIndex }) => (
        <CellContent column={column} row={row} tabIndex={tabIndex} />
      ),
    }),
  };
}
