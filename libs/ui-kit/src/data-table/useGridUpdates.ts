import { useGridApiRef } from '@mui/x-data-grid';
import type { DataGridProps, GridSortModel } from '@mui/x-data-grid';
import { useEventCallback } from '@mui/material/utils';
import { useEffect, useRef, useState } from 'react';
import type { GridRow } from './gridColumns.tsx';
import type { Sort } from './query.ts';

const modelOf = (sort: Sort | null): GridSortModel =>
  sort === null ? [] : [{ field: sort.field, sort: sort.direction }];

const sortOf = ([first]: GridSortModel): Sort | null =>
  first?.sort ? { field: first.field, direction: first.sort } : null;

const isSameSort = (one: Sort | null, other: Sort | null) =>
  one?.field === other?.field && one?.direction === other?.direction;

/** What the grid is given once, and what it says of its order. */
type GivenOnce<Row> = Required<
  Pick<DataGridProps<GridRow<Row>>, 'rows' | 'initialState' | 'onSortModelChange'>
> &
  Pick<DataGridProps<GridRow<Row>>, 'apiRef'>;

/**
 * Gives the grid its first rows and order as properties and all further ones through its API: a new property
 * makes every cell draw itself once for the property and once more for the row.
 */
export function useGridUpdates<Row>(
  rows: readonly GridRow<Row>[],
  sort: Sort | null,
  onSort: (sort: Sort | null) => void,
): GivenOnce<Row> {
  const apiRef = useGridApiRef();
  const [initial] = useState({ rows, state: { sorting: { sortModel: modelOf(sort) } } });
  const given = useRef(rows);
  const onSortModelChange = useEventCallback((model: GridSortModel) => {
    const next = sortOf(model);
    if (!isSameSort(next, sort)) onSort(next);
  });
  useEffect(() => {
    const grid = apiRef.current;
    if (grid !== null && !isSameSort(sortOf(grid.getSortModel()), sort)) grid.setSortModel(modelOf(sort));
  }, [apiRef, sort]);
  useEffect(() => {
    if (given.current === rows) return;
    given.current = rows;
    apiRef.current?.setRows([...rows]);
  }, [apiRef, rows]);
  return { apiRef, rows: initial.rows, initialState: initial.state, onSortModelChange };
}
