import type { Sort } from '@laundry/ui-kit/data-table';
import { selectRows } from '@laundry/ui-kit/table-rows';
import { useState } from 'react';
import { buildingColumns } from './settlementTables.ts';
import type { SettledBuilding } from './settlementTables.ts';

/** The visible columns: a building's name, and its figures. */
export const SHOWN_COLUMNS = buildingColumns.filter(
  ({ field }) => !['washTotal', 'dryTotal'].includes(field),
);

/** The buildings whose name contains the searched text, in the chosen order. */
export function useBuildingsView(buildings: readonly SettledBuilding[]) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>({ field: 'building', direction: 'asc' });
  return {
    shown: selectRows(buildings, SHOWN_COLUMNS, { filters: { building: search }, sort }),
    search,
    setSearch,
    sort,
    /** Sorts by a column, names ascending, figures descending. The same column again reverses the order. */
    sortBy: (field: string) => {
      const first = field === 'building' ? 'asc' : 'desc';
      const turned = sort.direction === 'asc' ? 'desc' : 'asc';
      setSort({ field, direction: sort.field === field ? turned : first });
    },
  };
}

export type BuildingsView = ReturnType<typeof useBuildingsView>;
