import type { Building } from '@laundry/api-contract';
import { reports } from '@laundry/strings';
import type { Action } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { isOffered } from './buildingChoice.ts';
import { aheadTaken, selectAhead } from './ahead.slice.ts';
import type { WithAhead } from './ahead.slice.ts';
import { pageOf } from './filtersDoor.ts';
import type { Checked, FiltersDoor, ReportFilters } from './filtersDoor.ts';
import type { Loadable } from '../app/loadable.ts';

interface ReportUrl<Filters extends { [Name in keyof Filters]: string } & ReportFilters> {
  door: FiltersDoor<Filters>;
  buildings: Loadable<Building[]>;
  /** The URL asks for this; asked again, it is asked for again. */
  searchAsked: (query: Filters, page: number) => Action;
  /** The URL asks for nothing that could be searched for. */
  searchCleared: () => Action;
}

/** The URL's search, as far as it is about one of the administration's own buildings, as soon as those are known. */
function amongOwn<Filters extends ReportFilters>(
  asked: Checked<Filters>,
  buildings: Loadable<Building[]>,
): Checked<Filters> {
  if (asked.kind !== 'query' || buildings.status !== 'ready') return asked;
  return isOffered(buildings.value, asked.query.building)
    ? asked
    : { kind: 'wrong', problem: reports.foreignBuilding };
}

/**
 * The URL is what is searched for: each search and each page is a history entry, which Back restores and anybody may
 * be sent (decision 45). It is asked for at once, without waiting for the list of buildings.
 */
export function useReportUrl<Filters extends { [Name in keyof Filters]: string } & ReportFilters>({
  door,
  buildings,
  searchAsked,
  searchCleared,
}: ReportUrl<Filters>) {
  const navigate = useNavigate();
  const store = useStore<WithAhead>();
  const { key, search } = useLocation();
  const fromUrl = useMemo(() => door.searchOf(search), [door, search]);
  const asked = useMemo(() => amongOwn(fromUrl, buildings), [fromUrl, buildings]);
  const page = pageOf(search);
  const [refused, setRefused] = useState<{ at: string; problem: string }>();

  // The key makes a repeated search of the same URL a search.
  useEffect(() => {
    if (asked.kind !== 'query') store.dispatch(searchCleared());
    else if (selectAhead(store.getState())?.search !== search) store.dispatch(searchAsked(asked.query, page));
    store.dispatch(aheadTaken());
  }, [store, searchAsked, searchCleared, asked, page, search, key]);

  const fields = useMemo(() => door.fieldsOf(search), [door, search]);
  const wrongUrl = asked.kind === 'wrong' ? asked.problem : undefined;
  return {
    asked,
    /** Tells searches apart; undefined where there is none. */
    searched: asked.kind === 'query' ? key : undefined,
    page,
    /** What the form's fields show. */
    fields,
    problem: refused?.at === key ? refused.problem : wrongUrl,
    search: (filters: Filters) => {
      const checked = door.check(filters);
      if (checked.kind === 'wrong') setRefused({ at: key, problem: checked.problem });
      if (checked.kind !== 'query') return;
      const to = door.urlOf(checked.query);
      void navigate({ search: to }, { replace: to === search });
    },
    clear: () => {
      setRefused(undefined);
      void navigate({ search: '' }, { replace: search === '' });
    },
    turnTo: useCallback(
      (to: number) => {
        if (asked.kind === 'query') void navigate({ search: door.urlOf(asked.query, to) });
      },
      [navigate, door, asked],
    ),
  };
}
