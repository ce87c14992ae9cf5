import { ALL_BUILDINGS, MAX_LENGTH } from '@laundry/api-contract';
import type { Building } from '@laundry/api-contract';
import { reports, settlement } from '@laundry/strings';
import { monthAfter, monthOfDay, montevideoDay } from '@laundry/strings/format';
import { useLocation, useNavigate } from 'react-router';
import type { Loadable } from '../../api/result.ts';
import { isOffered } from '../../reports/search/buildingChoice.ts';
import { isMonth } from './months.ts';
import type { SettlementQuery } from './settlement.api.ts';

/** What is wrong with the URL. The building is checked only once the user's own buildings are loaded. */
function findProblem(
  { month, building }: SettlementQuery,
  current: string,
  own: readonly Building[] | undefined,
): string | undefined {
  if (!isMonth(month)) return settlement.wrongMonth;
  if (month > current) return settlement.futureMonth;
  return own && !isOffered(own, building) ? reports.foreignBuilding : undefined;
}

/**
 * The settlement that the URL requests, by default last month's of all buildings. The URL has the filters, so
 * that Back restores them and links can be shared.
 */
export function useSettlementUrl(buildings: Loadable<Building[]>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const current = monthOfDay(montevideoDay(new Date()));
  const asked = new URLSearchParams(search);
  const building = (asked.get('building') ?? '').slice(0, MAX_LENGTH.filter);
  const wanted: SettlementQuery = {
    month: asked.get('month') ?? monthAfter(current, -1),
    building: building === '' ? ALL_BUILDINGS : building,
  };
  const problem = findProblem(wanted, current, buildings.value);
  // A building is not requested before the user's own are known: a 404 then means a missing call (D69).
  const known = wanted.building === ALL_BUILDINGS || (buildings.value ?? buildings.error) !== undefined;
  return {
    /** The requested settlement, and the text that says what is wrong with it, if anything. */
    requested: { ...wanted, problem },
    /** The settlement to request; undefined while it cannot be requested. */
    query: known && problem === undefined ? wanted : undefined,
    /** The current month in Montevideo, `YYYY-MM`. */
    current,
    show: ({ month, building: shown }: SettlementQuery) => {
      const to = `?${new URLSearchParams({ month, building: shown }).toString()}`;
      if (to !== search) void navigate({ search: to });
    },
  };
}

export type SettlementUrl = ReturnType<typeof useSettlementUrl>;
