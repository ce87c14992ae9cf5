import type { DataGridProps } from '@mui/x-data-grid';
import { use, useMemo } from 'react';
import { stopGridEvents } from './HeaderCell.tsx';
import { SelectAll } from './SelectionCheckboxes.tsx';
import { SelectionContext } from './selection.ts';

/** The grid's own checkbox in the header would only select the rows of one page. */
const checkboxColDef = {
  width: 56,
  renderHeader: () => (
    <span {...stopGridEvents}>
      <SelectAll />
    </span>
  ),
} as const;

/** The grid's props for the table's selection. */
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
