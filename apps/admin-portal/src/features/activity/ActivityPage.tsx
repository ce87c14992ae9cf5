import { textOf } from '@laundry/error-catalogue';
import { activity as texts } from '@laundry/strings';
import { Empty, EmptyState, ErrorNotice, LoadingState, PageHeading, PageShell } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { errorOf } from '../../api/result.ts';
import { useActivityInfiniteQuery } from './activity.api.ts';
import { ActivityItem } from './ActivityItem.tsx';

/** /dashboard-activity: who did what, and when (D59). */
export function ActivityPage() {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    useActivityInfiniteQuery(undefined);
  const entries = data?.pages.flat() ?? [];
  const failure = error && !isFetching ? errorOf(error).kind : undefined;
  const ask = () => void (data === undefined ? refetch() : fetchNextPage());
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
      {isFetching && entries.length === 0 && <LoadingState />}
      {!isFetching && failure === undefined && entries.length === 0 && (
        <EmptyState title={texts.empty} picture={<Empty size={140} />} />
      )}
      {failure !== undefined && (
        <ErrorNotice onRetry={ask} sx={{ mt: 2 }}>
          {textOf(failure)}
        </ErrorNotice>
      )}
      {entries.length > 0 && (hasNextPage || isFetching) && (
        <Button variant="outlined" loading={isFetching} onClick={ask} sx={{ mt: 3 }}>
          {texts.more}
        </Button>
      )}
    </PageShell>
  );
}
