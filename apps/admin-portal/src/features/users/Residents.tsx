import type { Building } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BuildingForm } from './BuildingForm.tsx';
import { CreateUserDialog } from './create/CreateUserDialog.tsx';
import { usersApi } from './users.api.ts';
import { UsersTable } from './list/UsersTable.tsx';

export interface ResidentsProps {
  /** At least one. */
  buildings: readonly Building[];
}

const NAME = 'building';
/** The e-mail of a resident who is to be found in the list; the search of the whole portal sets it. */
const EMAIL = 'email';

const urlOf = (building: string): string => `?${new URLSearchParams({ [NAME]: building }).toString()}`;

/** The selector, and the residents of the building in the URL: each search is a history entry (D45). */
export function Residents({ buildings }: ResidentsProps) {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const [cleared, setCleared] = useState(false);
  const [refused, setRefused] = useState<{ at: string; problem: string }>();

  const asked = new URLSearchParams(search);
  const requested = asked.get(NAME)?.trim() ?? '';
  const email = asked.get(EMAIL) ?? '';
  const building = buildings.find(({ id }) => id === requested);
  const found = usersApi.endpoints.residents.useQuerySubscription(building?.id ?? skipToken);
  const only = buildings.length === 1 ? buildings[0]?.id : undefined;
  const byItself = requested === '' && !cleared ? only : undefined;

  // A single building is selected and searched by itself (spec §2), until the fields are cleared.
  useEffect(() => {
    if (byItself !== undefined) void navigate({ search: urlOf(byItself) }, { replace: true });
  }, [navigate, byItself]);

  const inSight = building !== undefined;
  // The dialog closes with the list that it was opened from.
  const [creating, setCreating] = useState<Building>();
  const [wasInSight, setWasInSight] = useState(inSight);
  if (wasInSight !== inSight) {
    setWasInSight(inSight);
    if (wasInSight) setCreating(undefined);
  }

  const onSearch = (id: string) => {
    if (id === '') return setRefused({ at: key, problem: users.noBuilding });
    setCleared(false);
    if (id === building?.id) void found.refetch();
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
          setCreating(where);
        }}
      />
      {building && <UsersTable key={`${building.id} ${email}`} building={building} email={email} />}
      <CreateUserDialog building={creating} onClose={() => setCreating(undefined)} />
    </>
  );
}
