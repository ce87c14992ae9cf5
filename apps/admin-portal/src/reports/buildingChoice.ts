import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { Building } from '@laundry/api-contract';
import { reports } from '@laundry/strings';
import type { SelectOption } from '@laundry/ui-kit';

/** What a report may be asked about: each building, and where there are several, all of them (D52). */
export const offeredBuildings = (buildings: readonly Building[]): readonly SelectOption[] => [
  ...buildings.map(({ id, name }) => ({ value: id, label: name })),
  ...(buildings.length > 1 ? [{ value: ALL_BUILDINGS, label: reports.allBuildings }] : []),
];

/** Whether it is one of the administration's own buildings, or all of them. */
export const isOffered = (buildings: readonly Building[], building: string): boolean =>
  building === ALL_BUILDINGS || buildings.some(({ id }) => id === building);
