import { useEventCallback } from '@mui/material/utils';
import { createContext, use, useMemo } from 'react';
import { cellText } from './cellValue.ts';
import type { Column, RowId } from './columns.ts';
import { cardColumns } from './columns.ts';

/** Which rows are chosen, held by the page. */
export interface SelectionProps<Row> {
  /** Ids of the chosen rows, also of those that filters hide. Without it no rows can be chosen. */
  selection?: ReadonlySet<RowId>;
  onSelectionChange?: (selection: ReadonlySet<RowId>) => void;
  /** Held constant, as `rowName`; without it every row can be chosen. */
  isRowSelectable?: (row: Row) => boolean;
  /** What the checkbox of a row calls it; by default the title of its folded row. */
  rowName?: (row: Row) => string;
}

/** What the checkboxes of a table read and change. */
export interface RowSelection {
  selection: ReadonlySet<RowId>;
  onSelectionChange: (selection: ReadonlySet<RowId>) => void;
  /** The rows that the filters leave, on all pages, and that can be chosen: their names by their ids. */
  selectable: ReadonlyMap<RowId, string>;
}

export const SelectionContext = createContext<RowSelection | undefined>(undefined);

/** The selection of the table around. */
export function useSelection(): RowSelection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error('A checkbox of rows stands outside of a table with a selection.');
  return selection;
}

const NOTHING: ReadonlySet<RowId> = new Set();

/** The selection of rows that the filters leave; undefined where none can be chosen. */
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

/** The selection with all of some rows, or without any of them. */
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
