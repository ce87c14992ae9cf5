import { errorText } from '@laundry/error-catalogue';
import { reports, users } from '@laundry/strings';
import { EmptyState, Notice, Loading, PageHeading, PageShell } from '@laundry/ui-kit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLoadable } from '../../api/result.ts';
import { selectStored } from '../../session/session.slice.ts';
import { draftsOpened } from './drafts.slice.ts';
import { failureText } from './failures.ts';
import { Residents } from './Residents.tsx';
import { useManagedBuildingsQuery } from './users.api.ts';

/** /dashboard-users: first the buildings to choose from, then the residents of one. */
export function UsersPage() {
  const dispatch = useDispatch();
  const managed = useManagedBuildingsQuery(undefined);
  const buildings = useLoadable(managed);

  const owner = useSelector(selectStored)?.account.user.id;
  useEffect(() => {
    if (owner !== undefined) dispatch(draftsOpened(owner));
  }, [dispatch, owner]);

  return (
    <PageShell dense>
      <PageHeading>{users.heading}</PageHeading>
      {buildings.loading && <Loading label={reports.loadingBuildings} />}
      {buildings.error && (
        <Notice onRetry={() => void managed.refetch()}>{failureText(buildings.error)}</Notice>
      )}
      {buildings.value &&
        (buildings.value.length === 0 ? (
          <EmptyState title={errorText('featureDisabled')} />
        ) : (
          <Residents buildings={buildings.value} />
        ))}
    </PageShell>
  );
}
