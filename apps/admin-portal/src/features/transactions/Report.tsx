import type { Building } from '@laundry/api-contract';
import { transactionsReport } from '@laundry/strings';
import Box from '@mui/material/Box';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { checkFilters, fieldsOf, searchOf, urlOf } from './filters.ts';
import type { Checked, Filters } from './filters.ts';
import { FiltersForm } from './FiltersForm.tsx';
import { Results } from './Results.tsx';
import { searchAsked, searchCleared, selectSearch } from './transactions.slice.ts';

export interface ReportProps {
  /** At least one. */
  buildings: readonly Building[];
}

/** The URL's search, as far as it is about one of the administration's own buildings. */
function searchAmong(buildings: readonly Building[], search: string): Checked {
  const asked = searchOf(search);
  const foreign = asked.kind === 'query' && !buildings.some(({ id }) => id === asked.query.building);
  return foreign ? { kind: 'wrong', problem: transactionsReport.foreignBuilding } : asked;
}

/** Filters and results. The URL is what is searched for: each search is a history entry, which Back restores. */
export function Report({ buildings }: ReportProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const found = useSelector(selectSearch);
  const asked = useMemo(() => searchAmong(buildings, search), [buildings, search]);
  const [refused, setRefused] = useState<{ at: string; problem: string }>();

  // The key makes a repeated search of the same URL a search.
  useEffect(() => {
    dispatch(asked.kind === 'query' ? searchAsked(asked.query) : searchCleared());
  }, [dispatch, asked, key]);

  const onSearch = (filters: Filters) => {
    const checked = checkFilters(filters);
    if (checked.kind === 'wrong') setRefused({ at: key, problem: checked.problem });
    if (checked.kind !== 'query') return;
    const to = urlOf(checked.query);
    void navigate(to, { replace: to === search });
  };

  const fromUrl = asked.kind === 'wrong' ? asked.problem : undefined;
  return (
    <>
      <FiltersForm
        buildings={buildings}
        fields={fieldsOf(search)}
        problem={refused?.at === key ? refused.problem : fromUrl}
        onSearch={onSearch}
        onClear={() => {
          setRefused(undefined);
          void navigate({ search: '' }, { replace: search === '' });
        }}
      />
      <Box sx={{ mt: 3 }}>
        <Results
          search={found}
          onRetry={() => {
            if (asked.kind === 'query') dispatch(searchAsked(asked.query));
          }}
        />
      </Box>
    </>
  );
}
