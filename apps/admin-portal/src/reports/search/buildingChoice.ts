import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { Building } from '@laundry/api-contract';
import { reports } from '@laundry/strings';
import type { SelectOption } from '@laundry/ui-kit';
import type { Checked } from './filtersCodec.ts';

/** A report's building options. With several buildings, and until they are known, the first is all (D52). */
export const offeredBuildings = (buildings: readonly Building[]): readonly SelectOption[] => [
  ...(buildings.length !== 1 ? [{ value: ALL_BUILDINGS, label: reports.allBuildings }] : []),
  ...buildings.map(({ id, name }) => ({ value: id, label: name })),
];

/** Whether it is one of the administration's own buildings, or all of them. */
export const isOffered = (buildings: readonly Building[], building: string): boolean =>
  building === ALL_BUILDINGS || buildings.some(({ id }) => id === building);

/** An address's search, restricted to the administration's own buildings once those are known. */
export const restrictToOwnBuildings = (requested: Checked, own: readonly Building[] | undefined): Checked =>
  !requested.query || !own || isOffered(own, requested.query.building)
    ? requested
    : { problem: 'foreignBuilding' };
