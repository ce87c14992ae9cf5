import type { Building } from '@laundry/api-contract';
import { reports } from '@laundry/strings';
import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import type { Loadable } from '../../shared/loadable.ts';
import { isOffered } from '../../reports/buildingChoice.ts';
import { monthOf } from './months.ts';
import { settlementRequested, settlementCleared } from './settlement.slice.ts';
import { askedOf, urlOf } from './settlementUrl.ts';
import type { AskedSettlement, SettlementQuery } from './settlementUrl.ts';

/** What the address asks for, once the buildings are known as far as it is about one of them. */
function restrictToOwn(requested: AskedSettlement, buildings: Loadable<Building[]>): AskedSettlement {
  if (requested.problem !== undefined || buildings.status !== 'ready') return requested;
  return isOffered(buildings.value, requested.building)
    ? requested
    : { ...requested, problem: reports.foreignBuilding };
}

/**
 * The address is what is shown: another month or building is another address, which Back restores and anybody
 * may be sent.
 */
export function useSettlementUrl(buildings: Loadable<Building[]>) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const current = monthOf(new Date());
  const fromUrl = useMemo(() => askedOf(search, current), [search, current]);
  const requested = useMemo(() => restrictToOwn(fromUrl, buildings), [fromUrl, buildings]);
  const { month, building } = requested;
  const possible = requested.problem === undefined;
  useEffect(() => {
    dispatch(possible ? settlementRequested({ month, building }) : settlementCleared());
  }, [dispatch, month, building, possible]);
  return {
    requested,
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
