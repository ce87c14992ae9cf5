import { errorText } from '@laundry/error-catalogue';
import { reports, users } from '@laundry/strings';
import { EmptyState, Notice, Loading, PageHeading, PageShell } from '@laundry/ui-kit';
import { useLoadable } from '../../api/result.ts';
import { failureText } from './failures.ts';
import { Residents } from './Residents.tsx';
import { useManagedBuildingsQuery } from './users.api.ts';

/** /dashboard-users: first the buildings to choose from, then the residents of one. */
export function UsersPage() {
  const managed = useManagedBuildingsQuery(undefined);
  const buildings = useLoadable(managed);

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
