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

/** The props that the grid gets only once, and its sort callback. */
type GivenOnce<Row> = Required<
  Pick<DataGridProps<GridRow<Row>>, 'rows' | 'initialState' | 'onSortModelChange'>
> &
  Pick<DataGridProps<GridRow<Row>>, 'apiRef'>;

/**
 * Passes the first rows and sort order to the grid as props, and all further ones through its API, because a
 * new prop renders every cell twice: once for the prop and once for the row.
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
    // In Firefox the grid makes its scroller focusable by script, which is no mere wrapper then: the rows
    // would not be the grid's own.
    const root = apiRef.current?.rootElementRef.current;
    root?.querySelector('.MuiDataGrid-virtualScroller')?.removeAttribute('tabindex');
  }, [apiRef]);
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
