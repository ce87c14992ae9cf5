import type { Building } from '@laundry/api-contract';
import type { Action } from 'redux';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { pageOf } from './filterProblem.ts';
import type { FiltersCodec, ReportFilters } from './filtersCodec.ts';
import type { Loadable } from '../../shared/loadable.ts';
import { restrictToOwnBuildings } from './buildingChoice.ts';

interface ReportUrl<Filters extends { [Name in keyof Filters]: string } & ReportFilters> {
  codec: FiltersCodec<Filters>;
  buildings: Loadable<Building[]>;
  /** What the report's search has come to. */
  search: { status: string };
  /** The URL asks for this. */
  searchRequested: (query: Filters, page: number) => Action;
  /** The URL asks for nothing that could be searched for. */
  searchCleared: () => Action;
}

/**
 * The URL is what is searched for: each search and each page is a history entry, which Back restores and
 * anybody may be sent (D45). The route's loader has asked for it (searchByUrl.saga.ts).
 */
export function useReportUrl<Filters extends { [Name in keyof Filters]: string } & ReportFilters>({
  codec,
  buildings,
  search: { status },
  searchRequested,
  searchCleared,
}: ReportUrl<Filters>) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { key, search } = useLocation();
  const fromUrl = useMemo(() => codec.searchOf(search), [codec, search]);
  const requested = useMemo(() => restrictToOwnBuildings(fromUrl, buildings), [fromUrl, buildings]);
  const page = pageOf(search);
  const [refused, setRefused] = useState<{ at: string; problem: string }>();

  // Buildings that come later may refuse the URL, and a page that is shown anew has forgotten what it found.
  const searchForUrl = useEffectEvent(() => {
    if (requested.kind !== 'query' && status !== 'idle') dispatch(searchCleared());
    if (requested.kind === 'query' && status === 'idle') dispatch(searchRequested(requested.query, page));
  });
  useEffect(() => {
    searchForUrl();
  }, [requested]);

  const fields = useMemo(() => codec.fieldsOf(search), [codec, search]);
  const wrongUrl = requested.kind === 'wrong' ? requested.problem : undefined;
  return {
    requested,
    /** Tells searches apart; undefined where there is none. */
    searched: requested.kind === 'query' ? key : undefined,
    page,
    /** What the form's fields show. */
    fields,
    problem: refused?.at === key ? refused.problem : wrongUrl,
    search: (filters: Filters) => {
      const checked = codec.check(filters);
      if (checked.kind === 'wrong') setRefused({ at: key, problem: checked.problem });
      if (checked.kind !== 'query') return;
      const to = codec.urlOf(checked.query);
      void navigate({ search: to }, { replace: to === search });
    },
    clear: () => {
      setRefused(undefined);
      void navigate({ search: '' }, { replace: search === '' });
    },
    turnTo: useCallback(
      (to: number) => {
        if (requested.kind === 'query') void navigate({ search: codec.urlOf(requested.query, to) });
      },
      [navigate, codec, requested],
    ),
  };
}
