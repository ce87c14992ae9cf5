import { useEventCallback } from '@mui/material/utils';
import { createContext, use, useMemo } from 'react';
import { cellText } from './cellValue.ts';
import type { Column, RowId } from './columns.ts';
import { cardColumns } from './columns.ts';

/** The selected rows, held by the page. */
export interface SelectionProps<Row> {
  /** The ids of the selected rows, including those that filters hide; without it no rows can be selected. */
  selection?: ReadonlySet<RowId>;
  onSelectionChange?: (selection: ReadonlySet<RowId>) => void;
  /** Must be stable, like `rowName`; without it every row can be selected. */
  isRowSelectable?: (row: Row) => boolean;
  /** The row's name in its checkbox's label; by default the title of its folded card. */
  rowName?: (row: Row) => string;
}

/** What the checkboxes of a table read and change. */
export interface RowSelection {
  selection: ReadonlySet<RowId>;
  onSelectionChange: (selection: ReadonlySet<RowId>) => void;
  /** The names of all filtered rows that can be selected, on all pages, by id. */
  selectable: ReadonlyMap<RowId, string>;
}

export const SelectionContext = createContext<RowSelection | undefined>(undefined);

/** The selection of the surrounding table. */
export function useSelection(): RowSelection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('A checkbox of rows must be inside a table with a selection.');
  return selection;
}

const NOTHING: ReadonlySet<RowId> = new Set();

/** The selection among the filtered rows; undefined where none can be selected. */
export function useRowSelection<Row>(
  { selection, onSelectionChange, isRowSelectable, rowName }: SelectionProps<Row>,
  found: readonly Row[],
  columns: readonly Column<Row>[],
  rowId: (row: Row) => RowId,
): RowSelection | undefined {
  const on = selection !== undefined;
  const selectable = useMemo(() => {
    const { title } = cardColumns(columns);
    const nameOf = rowName ?? ((row: Row) => title.map((column) => cellText(column, row)).join(' '));
    const rows = on ? found.filter((row) => isRowSelectable?.(row) !== false) : [];
    return new Map(rows.map((row) => [rowId(row), nameOf(row)]));
  }, [on, found, columns, rowId, isRowSelectable, rowName]);
  const change = useEventCallback((next: ReadonlySet<RowId>) => onSelectionChange?.(next));
  const chosen = selection ?? NOTHING;
  const value = useMemo(
    () => ({ selection: chosen, onSelectionChange: change, selectable }),
    [chosen, change, selectable],
  );
  return on ? value : undefined;
}

/** Adds rows to a selection, or removes them. */
export function withRows(
  selection: ReadonlySet<RowId>,
  ids: Iterable<RowId>,
  chosen: boolean,
): ReadonlySet<RowId> {
  const next = new Set(selection);
  for (const id of ids)
    if (chosen) next.add(id);
    else next.delete(id);
  return next;
}
