import type { BuildingDetails } from '@laundry/api-contract';
import { usesReport } from '@laundry/strings';
import type { Checked } from '../../reports/filtersCodec.ts';
import type { Loadable } from '../../shared/loadable.ts';
import type { UsesFilters } from './filters.ts';

/** What is said of a search for a unit or a machine that is none of its building's, once those are known. */
export function foreignDetail(
  requested: Checked<UsesFilters>,
  details: Loadable<BuildingDetails>,
): string | undefined {
  if (requested.kind !== 'query' || details.status !== 'ready') return undefined;
  const { building, unit, machine } = requested.query;
  const { id, units, machines } = details.value;
  if (id !== building) return undefined;
  const knows = (list: readonly { id: string }[], wanted: string) =>
    wanted === '' || list.some((one) => one.id === wanted);
  return knows(units, unit) && knows(machines, machine) ? undefined : usesReport.foreignDetail;
}
