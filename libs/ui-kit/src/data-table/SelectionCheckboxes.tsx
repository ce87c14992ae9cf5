import Checkbox from '@mui/material/Checkbox';
import type { GridSlotProps } from '@mui/x-data-grid';
import { dataTable } from '@laundry/strings';
import type { RowId } from './columns.ts';
import { useSelection, withRows } from './selection.ts';

const named = (name: string | undefined) => ({ 'aria-label': dataTable.selectRow(name ?? '') });

/** Selects all filtered rows, on all pages, or none of them. */
export function SelectAll() {
  const { selection, onSelectionChange, selectable } = useSelection();
  const ids = [...selectable.keys()];
  const chosen = ids.filter((id) => selection.has(id)).length;
  const all = chosen > 0 && chosen === ids.length;
  return (
    <Checkbox
      checked={all}
      indeterminate={chosen > 0 && !all}
      disabled={ids.length === 0}
      onChange={() => onSelectionChange(withRows(selection, ids, !all))}
      slotProps={{ input: { 'aria-label': dataTable.selectAll } }}
    />
  );
}

/** Selects a row of a phone's list; renders nothing where it cannot be selected. */
export function SelectCard({ id }: { id: RowId }) {
  const { selection, onSelectionChange, selectable } = useSelection();
  if (!selectable.has(id)) return null;
  return (
    <Checkbox
      checked={selection.has(id)}
      onChange={(_, chosen) => onSelectionChange(withRows(selection, [id], chosen))}
      slotProps={{ input: named(selectable.get(id)) }}
    />
  );
}

/** Selects a row of the grid, which interprets the click: with Shift it includes all rows in between. */
export function SelectGridRow({
  rowId,
  slotProps,
  checked,
  disabled,
  indeterminate,
  tabIndex,
  className,
  onChange,
  onClick,
  onKeyDown,
}: GridSlotProps['rowCheckbox']) {
  const { selectable } = useSelection();
  if (disabled) return null;
  return (
    <Checkbox
      size="small"
      {...{ checked, indeterminate, tabIndex, className, onChange, onClick, onKeyDown }}
      slotProps={{ input: { ...slotProps?.htmlInput, ...named(selectable.get(rowId)) } }}
    />
  );
}
