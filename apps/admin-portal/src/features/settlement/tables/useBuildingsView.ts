import { normaliseText } from '@laundry/ui-kit/table-rows';
import { useMemo, useState } from 'react';
import { buildingColumns } from './settlementColumns.ts';
import type { SettledBuilding } from './settlementTables.ts';

/** The visible columns: a building's name, and its figures. */
export const BUILDING_COLUMNS = [
  'building',
  'washes',
  'dries',
  'failed',
  'total',
  'prepaid',
  'income',
] as const satisfies readonly (keyof typeof buildingColumns)[];

type BuildingColumn = (typeof BUILDING_COLUMNS)[number];

export interface BuildingsOrder {
  column: BuildingColumn;
  direction: 'asc' | 'desc';
}

const texts = new Intl.Collator('es-UY', { numeric: true, sensitivity: 'base' });

function inOrder(
  buildings: readonly SettledBuilding[],
  { column, direction }: BuildingsOrder,
): readonly SettledBuilding[] {
  const { value } = buildingColumns[column];
  const turn = direction === 'asc' ? 1 : -1;
  return buildings.toSorted((one, other) => {
    const [left, right] = [value(one), value(other)];
    return (
      turn * (typeof left === 'string' ? texts.compare(left, String(right)) : Number(left) - Number(right))
    );
  });
}

/** The buildings whose name contains the searched text, in the chosen order. */
export function useBuildingsView(buildings: readonly SettledBuilding[]) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<BuildingsOrder>({ column: 'building', direction: 'asc' });
  const shown = useMemo(() => {
    const text = normaliseText(search.trim());
    return inOrder(
      buildings.filter(({ name }) => normaliseText(name).includes(text)),
      order,
    );
  }, [buildings, search, order]);
  return {
    shown,
    search,
    setSearch,
    order,
    /** Sorts by a column, names ascending, figures descending. The same column again reverses the order. */
    sortBy: (column: BuildingColumn) => {
      const first = column === 'building' ? 'asc' : 'desc';
      const turned = order.direction === 'asc' ? 'desc' : 'asc';
      setOrder({ column, direction: order.column === column ? turned : first });
    },
  };
}

export type BuildingsView = ReturnType<typeof useBuildingsView>;
