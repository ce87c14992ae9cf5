import type { Building } from '@laundry/api-contract';
import { reports } from '@laundry/strings';
import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import type { Loadable } from '../../app/loadable.ts';
import { isOffered } from '../../reports/buildingChoice.ts';
import { monthOf } from './months.ts';
import { settlementAsked, settlementCleared } from './settlement.slice.ts';
import { askedOf, urlOf } from './settlementUrl.ts';
import type { AskedSettlement, SettlementQuery } from './settlementUrl.ts';

/** What the address asks for, once the buildings are known as far as it is about one of them. */
function amongOwn(asked: AskedSettlement, buildings: Loadable<Building[]>): AskedSettlement {
  if (asked.problem !== undefined || buildings.status !== 'ready') return asked;
  return isOffered(buildings.value, asked.building) ? asked : { ...asked, problem: reports.foreignBuilding };
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
  const asked = useMemo(() => amongOwn(fromUrl, buildings), [fromUrl, buildings]);
  const { month, building } = asked;
  const possible = asked.problem === undefined;
  useEffect(() => {
    dispatch(possible ? settlementAsked({ month, building }) : settlementCleared());
  }, [dispatch, month, building, possible]);
  return {
    asked,
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
