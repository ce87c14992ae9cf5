import type { ActivityEntry } from '@laundry/api-contract';
import { loadErrorText } from '@laundry/error-catalogue';
import { activity as texts } from '@laundry/strings';
import {
  Button,
  EmptyState,
  Notice,
  formatInstant,
  Loading,
  PageHeading,
  PageShell,
  useOnChange,
} from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { useRef } from 'react';
import { toPlainError } from '../../api/result.ts';
import { useActivityInfiniteQuery } from './activity.api.ts';

/** /dashboard-activity: who did what, and when (D59). */
export function ActivityPage() {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    useActivityInfiniteQuery(undefined);
  const entries = data?.pages.flat() ?? [];
  const failure = error && !isFetching ? toPlainError(error).kind : undefined;
  const ask = () => void (data === undefined ? refetch() : fetchNextPage());
  const list = useRef<HTMLOListElement>(null);
  // VER MÁS disappears with the last page, whose first entry then gets the focus.
  useOnChange(hasNextPage, () => {
    const before = entries.length - (data?.pages.at(-1)?.length ?? 0);
    if (!hasNextPage) list.current?.querySelectorAll('li')[Math.min(before, entries.length - 1)]?.focus();
  });
  return (
    <PageShell width="text">
      <PageHeading lead={texts.lead}>{texts.heading}</PageHeading>
      {entries.length > 0 && (
        <Box component="ol" ref={list} aria-label={texts.list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {entries.map((entry) => (
            <ActivityItem key={entry.id} entry={entry} />
          ))}
        </Box>
      )}
      {isFetching && entries.length === 0 && <Loading />}
      {!isFetching && failure === undefined && entries.length === 0 && <EmptyState title={texts.empty} />}
      {failure !== undefined && (
        <Box sx={{ mt: 2 }}>
          <Notice onRetry={ask}>{loadErrorText(failure)}</Notice>
        </Box>
      )}
      {entries.length > 0 && (hasNextPage || isFetching) && (
        <Button variant="outlined" loading={isFetching} onClick={ask} style={{ marginTop: 24 }}>
          {texts.more}
        </Button>
      )}
    </PageShell>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '10rem 1fr' },
  columnGap: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

const quiet = { typography: 'body2', color: 'text.secondary' } as const;

function ActivityItem({ entry }: { entry: ActivityEntry }) {
  const { at, actor_name: name, actor_email: email, kind, subject, building_name: building } = entry;
  return (
    <Box component="li" tabIndex={-1} sx={row}>
      <Box component="time" dateTime={at} sx={quiet}>
        {formatInstant(at)}
      </Box>
      <div>
        <Box sx={{ fontWeight: 600 }}>{texts.did[kind](subject ?? '')}</Box>
        <Box sx={quiet}>
          {`${name} (${email})`}
          {building !== null && ` · ${texts.in(building)}`}
        </Box>
      </div>
    </Box>
  );
}
