import { reports } from '@laundry/strings';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLoadable } from '../../api/result.ts';
import { useOwnBuildingsQuery } from '../buildings.api.ts';
import type { Buildings } from '../buildings.api.ts';
import { parsePage } from './filtersCodec.ts';
import type { FilterProblem, FiltersCodec, ReportFilters } from './filtersCodec.ts';
import { restrictToOwnBuildings } from './buildingChoice.ts';

interface Searched {
  codec: FiltersCodec;
  which: Buildings;
  /** The text shown if a mandatory filter is missing (spec §5). */
  incomplete: string;
}

/**
 * Keeps the search in the URL: each search and each page is a history entry, which Back restores and a link
 * can share (D45). The route's loader has already requested it, with the same codec.
 */
export function useReportSearch({ codec, which, incomplete }: Searched) {
  const own = useOwnBuildingsQuery(which);
  const buildings = useLoadable(own);
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const fromUrl = useMemo(() => codec.readSearch(search), [codec, search]);
  const { query, problem: wrongUrl } = restrictToOwnBuildings(fromUrl, buildings.value);
  const page = parsePage(search);
  const [refused, setRefused] = useState<{ at: string; problem: FilterProblem }>();

  const forget = () => setRefused(undefined);
  const fields = useMemo(() => codec.readFields(search), [codec, search]);
  const problem = refused?.at === key ? refused.problem : wrongUrl;
  return {
    buildings,
    askForBuildings: () => void own.refetch(),
    /** The search; undefined if the URL has no valid one. */
    query,
    /** Identifies the search; undefined if there is none. */
    searched: query && key,
    page,
    /** The values of the form's fields. */
    fields,
    problem: problem && (problem === 'incomplete' ? incomplete : reports[problem]),
    search: (filters: ReportFilters) => {
      const checked = codec.check(filters);
      if (checked.problem) setRefused({ at: key, problem: checked.problem });
      if (!checked.query) return;
      const to = codec.writeUrl(checked.query);
      void navigate({ search: to }, { replace: to === search });
    },
    /** Removes the problem when a field changes, because it may be solved; fields show their own errors. */
    edited: forget,
    clear: () => {
      forget();
      void navigate({ search: '' }, { replace: search === '' });
    },
    turnTo: (to: number) => {
      if (query) void navigate({ search: codec.writeUrl(query, to) });
    },
  };
}

export type ReportSearch = ReturnType<typeof useReportSearch>;
