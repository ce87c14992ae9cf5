import type { Building } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { BuildingForm } from './BuildingForm.tsx';
import { CreateUserDialog } from './create/CreateUserDialog.tsx';
import { creationOpened } from './create/creation.slice.ts';
import { InviteDialog } from './invite/InviteDialog.tsx';
import { searchRequested, searchCleared, selectSearch } from './users.slice.ts';
import { UsersTable } from './list/UsersTable.tsx';

export interface ResidentsProps {
  /** At least one. */
  buildings: readonly Building[];
}

const NAME = 'building';

const urlOf = (building: string): string => `?${new URLSearchParams({ [NAME]: building }).toString()}`;

/**
 * The selector and the residents of the building that the URL names: each search is a history entry (D45).
 */
export function Residents({ buildings }: ResidentsProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const found = useSelector(selectSearch);
  const [cleared, setCleared] = useState(false);
  const [refused, setRefused] = useState<{ at: string; problem: string }>();

  const requested = new URLSearchParams(search).get(NAME)?.trim() ?? '';
  const building = buildings.find(({ id }) => id === requested);
  const only = buildings.length === 1 ? buildings[0]?.id : undefined;
  const byItself = requested === '' && !cleared ? only : undefined;

  // A single building is selected and searched by itself (spec §2), until the fields are cleared.
  useEffect(() => {
    if (byItself !== undefined) void navigate({ search: urlOf(byItself) }, { replace: true });
  }, [navigate, byItself]);

  // The key makes a repeated search of the same URL a search.
  useEffect(() => {
    dispatch(building ? searchRequested(building.id) : searchCleared());
  }, [dispatch, building, key]);

  const onSearch = (id: string) => {
    if (id === '') return setRefused({ at: key, problem: users.noBuilding });
    setCleared(false);
    void navigate({ search: urlOf(id) }, { replace: id === requested });
  };

  const foreign = requested !== '' && !building ? users.foreignBuilding : undefined;
  return (
    <>
      <BuildingForm
        buildings={buildings}
        building={building?.id ?? ''}
        problem={refused?.at === key ? refused.problem : foreign}
        onSearch={onSearch}
        onClear={() => {
          setCleared(true);
          setRefused(undefined);
          void navigate({ search: '' }, { replace: search === '' });
        }}
        onCreate={(id) => {
          const where = buildings.find((one) => one.id === id);
          if (!where) return;
          if (id !== requested) onSearch(id);
          dispatch(creationOpened(where));
        }}
      />
      {building && found.status !== 'idle' && (
        <UsersTable
          key={building.id}
          building={building}
          search={found}
          onRetry={() => dispatch(searchRequested(building.id))}
        />
      )}
      <CreateUserDialog />
      <InviteDialog />
    </>
  );
}
