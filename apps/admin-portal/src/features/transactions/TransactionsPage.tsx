import { textOf } from '@laundry/error-catalogue';
import { kit, transactionsReport } from '@laundry/strings';
import { EmptyState, ErrorNotice, LoadingState, PageHeading, PageShell } from '@laundry/ui-kit';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Report } from './Report.tsx';
import { buildingsAsked, reportLeft, selectBuildings } from './transactions.slice.ts';

/** /dashboard-transactions: first the buildings to choose from, then the report. */
export function TransactionsPage() {
  const dispatch = useDispatch();
  const buildings = useSelector(selectBuildings);

  useEffect(() => {
    dispatch(buildingsAsked());
    return () => {
      dispatch(reportLeft());
    };
  }, [dispatch]);

  return (
    <PageShell>
      <PageHeading>{transactionsReport.heading}</PageHeading>
      {buildings.status === 'loading' && <LoadingState label={transactionsReport.loadingBuildings} />}
      {buildings.status === 'failed' && (
        <ErrorNotice action={<Button onClick={() => dispatch(buildingsAsked())}>{kit.retry}</Button>}>
          {textOf(buildings.error)}
        </ErrorNotice>
      )}
      {buildings.status === 'ready' &&
        (buildings.list.length === 0 ? (
          <EmptyState title={textOf('featureDisabled')} />
        ) : (
          <Report buildings={buildings.list} />
        ))}
    </PageShell>
  );
}
