import { textOf } from '@laundry/error-catalogue';
import { activity as texts } from '@laundry/strings';
import { Empty, EmptyState, ErrorNotice, LoadingState, PageHeading, PageShell } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { activityRequested, activityLeft, selectActivity } from './activity.slice.ts';
import { ActivityItem } from './ActivityItem.tsx';

/** /dashboard-activity: who did what, and when (D59). */
export function ActivityPage() {
  const dispatch = useDispatch();
  const { entries, status, error, hasMore } = useSelector(selectActivity);

  useEffect(() => {
    dispatch(activityRequested());
    return () => {
      dispatch(activityLeft());
    };
  }, [dispatch]);

  const ask = () => dispatch(activityRequested());
  return (
    <PageShell width="text">
      <PageHeading lead={texts.lead}>{texts.heading}</PageHeading>
      {entries.length > 0 && (
        <Box component="ol" aria-label={texts.list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {entries.map((entry) => (
            <ActivityItem key={entry.id} entry={entry} />
          ))}
        </Box>
      )}
      {status === 'loading' && entries.length === 0 && <LoadingState />}
      {status === 'ready' && entries.length === 0 && (
        <EmptyState title={texts.empty} picture={<Empty size={140} />} />
      )}
      {error !== undefined && (
        <ErrorNotice onRetry={ask} sx={{ mt: 2 }}>
          {textOf(error)}
        </ErrorNotice>
      )}
      {(hasMore || (status === 'loading' && entries.length > 0)) && (
        <Button variant="outlined" loading={status === 'loading'} onClick={ask} sx={{ mt: 3 }}>
          {texts.more}
        </Button>
      )}
    </PageShell>
  );
}
