import { createContext, use } from 'react';
import type { TableQuery } from './query.ts';

/** What the filters read and change, wherever the grid renders them. */
export interface TableContextValue {
  query: TableQuery;
  onQuery: (query: TableQuery) => void;
}

export const TableContext = createContext<TableContextValue | null>(null);

/** The table's query, and a function to change it. */
export function useTable(): TableContextValue {
  const table = use(TableContext);
  if (!table) throw new Error('A part of the data table must be inside it.');
  return table;
}
