import { textOf } from '@laundry/error-catalogue';
import { users } from '@laundry/strings';
import { Empty, EmptyState, ErrorNotice, LoadingState, PageHeading, PageShell } from '@laundry/ui-kit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectStored } from '../../session/session.slice.ts';
import { draftsOpened } from './drafts.slice.ts';
import { failureText } from './failures.ts';
import { Residents } from './Residents.tsx';
import { buildingsRequested, selectBuildings, usersLeft } from './users.slice.ts';

/** /dashboard-users: first the buildings to choose from, then the residents of one. */
export function UsersPage() {
  const dispatch = useDispatch();
  const buildings = useSelector(selectBuildings);

  const owner = useSelector(selectStored)?.account.user.id;
  useEffect(() => {
    if (owner !== undefined) dispatch(draftsOpened(owner));
  }, [dispatch, owner]);

  useEffect(() => {
    dispatch(buildingsRequested());
    return () => {
      dispatch(usersLeft());
    };
  }, [dispatch]);

  return (
    <PageShell dense>
      <PageHeading dense>{users.heading}</PageHeading>
      {buildings.status === 'loading' && <LoadingState label={users.loadingBuildings} />}
      {buildings.status === 'failed' && (
        <ErrorNotice onRetry={() => dispatch(buildingsRequested())}>
          {failureText(buildings.error)}
        </ErrorNotice>
      )}
      {buildings.status === 'ready' &&
        (buildings.value.length === 0 ? (
          <EmptyState title={textOf('featureDisabled')} picture={<Empty size={140} />} />
        ) : (
          <Residents buildings={buildings.value} />
        ))}
    </PageShell>
  );
}
