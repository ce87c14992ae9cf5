import type { Building } from '@laundry/api-contract';
import { reports } from '@laundry/strings';
import type { Loadable } from '../app/loadable.ts';
import { isOffered } from './buildingChoice.ts';
import type { Checked, ReportFilters } from './filtersCodec.ts';

/**
 * An address's search, as far as it is about the administration's own buildings, as soon as those are known.
 */
export function amongOwn<Filters extends ReportFilters>(
  asked: Checked<Filters>,
  buildings: Loadable<Building[]>,
): Checked<Filters> {
  if (asked.kind !== 'query' || buildings.status !== 'ready') return asked;
  return isOffered(buildings.value, asked.query.building)
    ? asked
    : { kind: 'wrong', problem: reports.foreignBuilding };
}
