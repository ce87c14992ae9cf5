import { errorText } from '@laundry/error-catalogue';
import { settlement as texts } from '@laundry/strings';
import { formatMonth } from '@laundry/strings/format';
import { EmptyState, Notice, LoadingSkeleton, PageHeading, PageShell } from '@laundry/ui-kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLoadable } from '../../api/result.ts';
import { useOwnBuildingsQuery } from '../../reports/buildings.api.ts';
import { buildingName } from '../../reports/names.ts';
import { failureText } from '../../reports/failureText.ts';
import { SettlementFilters } from './SettlementFilters.tsx';
import { SettlementResult } from './SettlementResult.tsx';
import { useSettlementQuery } from './settlement.api.ts';
import { isEmpty } from './tables/settlementTables.ts';
import { useSettlementUrl } from './useSettlementUrl.ts';

/** /dashboard-settlement: the amounts of a month's uses, by building and unit (D53). */
export function SettlementPage() {
  const own = useOwnBuildingsQuery('all');
  const buildings = useLoadable(own);
  const url = useSettlementUrl(buildings);
  const { requested, query, current } = url;
  const found = useSettlementQuery(query ?? skipToken);
  const settlement = useLoadable(found);
  // Months before the first activity are never closed, so a month without any does not count as open.
  const isOpen =
    requested.month === current || (settlement.value?.closed_at === null && !isEmpty(settlement.value));

  if (buildings.value?.length === 0)
    return (
      <PageShell dense>
        <PageHeading>{texts.heading}</PageHeading>
        <EmptyState title={errorText('featureDisabled')} />
      </PageShell>
    );
  return (
    <PageShell dense>
      <PageHeading>{texts.heading}</PageHeading>
      <SettlementFilters buildings={buildings.value ?? []} url={url} />
      {buildings.error && (
        <Box sx={{ mt: 1.5 }}>
          <Notice onRetry={() => void own.refetch()}>{failureText(buildings.error)}</Notice>
        </Box>
      )}
      <div role="status" className="kit-hidden">
        {settlement.value && !isEmpty(settlement.value) && texts.summary(formatMonth(settlement.value.month))}
      </div>
      <Box sx={{ mt: 1.5 }}>
        {requested.problem !== undefined && <Notice>{requested.problem}</Notice>}
        {requested.problem === undefined && isOpen && (
          <Alert severity="info" role="note" sx={banner}>
            {texts.open}
          </Alert>
        )}
        {settlement.loading && <LoadingSkeleton label={texts.loading} shape="rows" />}
        {settlement.error && requested.problem === undefined && (
          <Notice onRetry={() => void found.refetch()}>{failureText(settlement.error)}</Notice>
        )}
        {settlement.value && (
          <SettlementResult
            settlement={settlement.value}
            scope={buildingName(buildings.value, requested.building)}
          />
        )}
      </Box>
    </PageShell>
  );
}

/** Compact on phones, without icon, so that the buildings below it start higher. */
const banner = {
  mb: { xs: 1, sm: 1.5 },
  px: { xs: 1.5, sm: 2 },
  py: { xs: 0, sm: 0.75 },
  '& > .MuiAlert-icon': { display: { xs: 'none', sm: 'flex' } },
  '& > .MuiAlert-message': { py: { xs: 0.5, sm: 1 } },
} as const;
