import { ALL_BUILDINGS, FILTER_MAX_LENGTH } from '@laundry/api-contract';
import type { Building } from '@laundry/api-contract';
import { reports, settlement } from '@laundry/strings';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Loadable } from '../../shared/loadable.ts';
import { isOffered } from '../../reports/search/buildingChoice.ts';
import { montevideoMonth, isMonth, monthAfter } from './months.ts';
import type { SettlementQuery } from './settlement.api.ts';

/** The parsed address: the settlement to request, or the text that says why there is none. */
export type RequestedSettlement = SettlementQuery & { problem: string | undefined };

function problemOf(month: string, current: string): string | undefined {
  if (!isMonth(month)) return settlement.wrongMonth;
  return month > current ? settlement.futureMonth : undefined;
}

/** The settlement that a URL requests. The default is last month, all buildings. */
function requestedSettlement(search: string, current: string): RequestedSettlement {
  const requested = new URLSearchParams(search);
  const month = requested.get('month') ?? monthAfter(current, -1);
  const building = (requested.get('building') ?? '').slice(0, FILTER_MAX_LENGTH);
  return { month, building: building === '' ? ALL_BUILDINGS : building, problem: problemOf(month, current) };
}

/** The address's query of a settlement. */
const urlOf = ({ month, building }: SettlementQuery): string =>
  `?${new URLSearchParams({ month, building }).toString()}`;

/** The requested settlement. A building of another administration is a problem, once one's own are known. */
function restrictToOwnBuildings(
  requested: RequestedSettlement,
  buildings: Loadable<Building[]>,
): RequestedSettlement {
  if (requested.problem !== undefined || buildings.status !== 'ready') return requested;
  return isOffered(buildings.value, requested.building)
    ? requested
    : { ...requested, problem: reports.foreignBuilding };
}

/** The URL determines what is shown: Back restores each month and building, and each can be shared. */
export function useSettlementUrl(buildings: Loadable<Building[]>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const current = montevideoMonth(new Date());
  const fromUrl = useMemo(() => requestedSettlement(search, current), [search, current]);
  const requested = useMemo(() => restrictToOwnBuildings(fromUrl, buildings), [fromUrl, buildings]);
  const { month, building } = requested;
  // A building is requested once it is known to be the user's own: a 404 then means a missing call (D69).
  const known = building === ALL_BUILDINGS || !['idle', 'loading'].includes(buildings.status);
  return {
    requested,
    /** The settlement to request; undefined while it cannot be requested. */
    query: known && requested.problem === undefined ? { month, building } : undefined,
    current,
    show: useCallback(
      (query: SettlementQuery) => {
        const to = urlOf(query);
        if (to !== search) void navigate({ search: to });
      },
      [navigate, search],
    ),
  };
}
