import type { DataGridProps } from '@mui/x-data-grid';
import { use, useMemo } from 'react';
import { stopGridEvents } from './HeaderCell.tsx';
import { SelectAll } from './SelectionCheckboxes.tsx';
import { SelectionContext } from './selection.ts';

/** The grid's own box in the head would take the rows of one page alone. */
const checkboxColDef = {
  width: 56,
  renderHeader: () => (
    <span {...stopGridEvents}>
      <SelectAll />
    </span>
  ),
} as const;

/** What the grid is told of the table's selection. */
export function useGridSelection(): Partial<DataGridProps> {
  const choice = use(SelectionContext);
  return useMemo((): Partial<DataGridProps> => {
    if (choice === undefined) return { rowSelection: false };
    const { selection, selectable, onSelectionChange } = choice;
    return {
      checkboxSelection: true,
      checkboxColDef,
      disableRowSelectionOnClick: true,
      disableRowSelectionExcludeModel: true,
      keepNonExistentRowsSelected: true,
      isRowSelectable: ({ id }) => selectable.has(id),
      rowSelectionModel: { type: 'include', ids: new Set(selection) },
      onRowSelectionModelChange: ({ ids }) => onSelectionChange(ids),
    };
  }, [choice]);
}
