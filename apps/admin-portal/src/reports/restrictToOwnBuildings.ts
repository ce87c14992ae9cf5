import type { Building } from '@laundry/api-contract';
import { reports } from '@laundry/strings';
import type { Loadable } from '../shared/loadable.ts';
import { isOffered } from './buildingChoice.ts';
import type { Checked, ReportFilters } from './filtersCodec.ts';

/**
 * An address's search, as far as it is about the administration's own buildings, as soon as those are known.
 */
export function restrictToOwn<Filters extends ReportFilters>(
  requested: Checked<Filters>,
  buildings: Loadable<Building[]>,
): Checked<Filters> {
  if (requested.kind !== 'query' || buildings.status !== 'ready') return requested;
  return isOffered(buildings.value, requested.query.building)
    ? requested
    : { kind: 'wrong', problem: reports.foreignBuilding };
}
