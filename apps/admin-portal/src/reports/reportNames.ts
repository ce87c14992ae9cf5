import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { Building } from '@laundry/api-contract';
import { reports } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import type { ReportFilters } from './filtersCodec.ts';
import type { Loadable } from '../shared/loadable.ts';

/** The name of a building among those that are there, or that it is all of them; its id until they are. */
export function buildingName(buildings: Loadable<Building[]>, id: string): string {
  if (id === ALL_BUILDINGS) return reports.allBuildings;
  const found = buildings.status === 'ready' ? buildings.value.find((one) => one.id === id) : undefined;
  return found?.name ?? id;
}

/** What a file's name is made of: the report, the building and its days. */
export const fileNameParts = (report: string, building: string, { from, to }: ReportFilters): string[] => [
  report,
  building,
  from === to ? from : `${from}-a-${to}`,
];

/** What was searched for, in words: the building and its days. */
export const scopeText = (building: string, { from, to }: ReportFilters): string =>
  `${building}, ${reports.period(formatDay(from), formatDay(to))}`;
