import Checkbox from '@mui/material/Checkbox';
import type { CheckboxProps } from '@mui/material/Checkbox';
import type { DataGridProps, GridRowParams } from '@mui/x-data-grid';
import { dataTable } from '@laundry/strings';
import { createContext, use, useMemo } from 'react';
import type { RowId, TableRow } from './columns.ts';
import { stopGridEvents } from './gridColumns.tsx';
import type { GridRow } from './gridColumns.tsx';

/** The selected rows, controlled by the page. Must be stable, like `rows`. */
export interface ControlledSelection<Row> {
  /** The ids of the selected rows, including those that filters hide. */
  selected: ReadonlySet<RowId>;
  onChange: (selected: ReadonlySet<RowId>) => void;
  isSelectable: (row: Row) => boolean;
  /** The row's name in its checkbox's label. */
  rowName: (row: Row) => string;
}

/** The selection that the checkboxes of a table read and change. */
interface RowSelection extends Pick<ControlledSelection<never>, 'selected' | 'onChange'> {
  /** The names of all filtered rows that can be selected, on all pages, by id. */
  selectable: ReadonlyMap<RowId, string>;
}

export const SelectionContext = createContext<RowSelection | undefined>(undefined);

function useSelection(): RowSelection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('A checkbox of rows must be inside a table with a selection.');
  return selection;
}

/** The selection of the filtered rows; undefined if the table has no selection. */
export const useRowSelection = <Row extends TableRow>(
  held: ControlledSelection<Row> | undefined,
  found: readonly Row[],
): RowSelection | undefined =>
  useMemo(() => {
    if (!held) return undefined;
    const { selected, onChange, isSelectable, rowName } = held;
    const names = found.filter(isSelectable).map((row) => [row.id, rowName(row)] as const);
    return { selected, onChange, selectable: new Map(names) };
  }, [held, found]);

function withRows(selected: ReadonlySet<RowId>, ids: readonly RowId[], chosen: boolean): ReadonlySet<RowId> {
  if (chosen) return new Set([...selected, ...ids]);
  const removed = new Set(ids);
  return new Set([...selected].filter((id) => !removed.has(id)));
}

/** Selects all filtered rows, on all pages, or none of them. */
export function SelectAll() {
  const { selected, onChange, selectable } = useSelection();
  const ids = [...selectable.keys()];
  const chosen = ids.filter((id) => selected.has(id)).length;
  const all = chosen > 0 && chosen === ids.length;
  return (
    <Checkbox
      checked={all}
      indeterminate={chosen > 0 && !all}
      disabled={ids.length === 0}
      onChange={() => onChange(withRows(selected, ids, !all))}
      slotProps={{ input: { 'aria-label': dataTable.selectAll } }}
    />
  );
}

interface SelectRowProps extends Pick<CheckboxProps, 'tabIndex' | 'className' | 'onClick' | 'onKeyDown'> {
  rowId: RowId;
  /** The grid's own, which interprets the click: with Shift it includes all rows in between. */
  onChange?: CheckboxProps['onChange'];
}

/** Selects a row of the grid or a card; renders nothing if the row cannot be selected. */
export function SelectRow({ rowId, tabIndex, className, onClick, onKeyDown, ...own }: SelectRowProps) {
  const { selected, onChange, selectable } = useSelection();
  const name = selectable.get(rowId);
  if (name === undefined) return null;
  return (
    <Checkbox
      {...{ tabIndex, className, onClick, onKeyDown }}
      checked={selected.has(rowId)}
      onChange={own.onChange ?? ((_, chosen) => onChange(withRows(selected, [rowId], chosen)))}
      slotProps={{ input: { 'aria-label': dataTable.selectRow(name) } }}
    />
  );
}

/** Replaces the grid's own checkbox in the header, which would only select the rows of one page. */
const checkboxColDef = {
  width: 56,
  renderHeader: () => (
    <span {...stopGridEvents}>
      <SelectAll />
    </span>
  ),
} as const;

const isRowSelectable = ({ row }: GridRowParams<GridRow<unknown>>) => row.selectable;

/** The grid's props for the table's selection. */
export function useGridSelection(choice: RowSelection | undefined): Partial<DataGridProps> {
  return useMemo((): Partial<DataGridProps> => {
    if (choice === undefined) return { rowSelection: false };
    return {
      checkboxSelection: true,
      checkboxColDef,
      disableRowSelectionOnClick: true,
      disableRowSelectionExcludeModel: true,
      keepNonExistentRowsSelected: true,
      isRowSelectable,
      rowSelectionModel: { type: 'include', ids: new Set(choice.selected) },
      onRowSelectionModelChange: ({ ids }) => choice.onChange(ids),
    };
  }, [choice]);
}
