import type { Building } from '@laundry/api-contract';
import type { ReportFilters } from './filtersDoor.ts';
import type { Loadable } from '../app/loadable.ts';

/** The name of a building among those that are there; its id until they are. */
export function nameAmong(buildings: Loadable<Building[]>, id: string): string {
  const found = buildings.status === 'ready' ? buildings.value.find((one) => one.id === id) : undefined;
  return found?.name ?? id;
}

/** What a file's name is made of: the report, the building and its days. */
export const aboutReport = (report: string, building: string, { from, to }: ReportFilters): string[] => [
  report,
  building,
  from === to ? from : `${from}-a-${to}`,
];
