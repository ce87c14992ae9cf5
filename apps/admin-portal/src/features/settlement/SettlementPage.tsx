import { textOf } from '@laundry/error-catalogue';
import { settlement as texts } from '@laundry/strings';
import { Empty, EmptyState, ErrorNotice, LoadingState, PageHeading, PageShell } from '@laundry/ui-kit';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useDispatch, useSelector } from 'react-redux';
import { nameAmong } from '../../reports/about.ts';
import { failedText } from '../../reports/failedText.ts';
import { useReportVisit } from '../../reports/useReportVisit.ts';
import { SettlementFilters } from './SettlementFilters.tsx';
import { SettlementResult } from './SettlementResult.tsx';
import { buildingsAsked, selectSettlement, settlementAsked, settlementLeft } from './settlement.slice.ts';
import { useSettlementUrl } from './useSettlementUrl.ts';

/** /dashboard-settlement: what a month's uses come to, by building and unit (D53). */
export function SettlementPage() {
  const dispatch = useDispatch();
  const { buildings, settlement } = useSelector(selectSettlement);
  useReportVisit(buildingsAsked, settlementLeft);
  const { asked, current, show } = useSettlementUrl(buildings);

  if (buildings.status === 'ready' && buildings.value.length === 0)
    return (
      <PageShell dense>
        <PageHeading dense>{texts.heading}</PageHeading>
        <EmptyState title={textOf('featureDisabled')} picture={<Empty size={140} />} />
      </PageShell>
    );
  return (
    <PageShell dense>
      <PageHeading dense>{texts.heading}</PageHeading>
      <SettlementFilters
        buildings={buildings.status === 'ready' ? buildings.value : []}
        asked={asked}
        current={current}
        onShow={show}
      />
      {buildings.status === 'failed' && (
        <Box sx={{ mt: 1.5 }}>
          <ErrorNotice onRetry={() => dispatch(buildingsAsked())}>{failedText(buildings.error)}</ErrorNotice>
        </Box>
      )}
      <Box sx={{ mt: 1.5 }} aria-busy={settlement.status === 'loading'}>
        {asked.problem !== undefined && <ErrorNotice>{asked.problem}</ErrorNotice>}
        {asked.problem === undefined && asked.month === current && (
          <Alert severity="info" sx={{ mb: 1.5 }}>
            {texts.open}
          </Alert>
        )}
        {settlement.status === 'loading' && <LoadingState label={texts.loading} shape="rows" />}
        {settlement.status === 'failed' && asked.problem === undefined && (
          <ErrorNotice onRetry={() => dispatch(settlementAsked(asked))}>
            {failedText(settlement.error)}
          </ErrorNotice>
        )}
        {settlement.status === 'ready' && (
          <SettlementResult settlement={settlement.value} scope={nameAmong(buildings, asked.building)} />
        )}
      </Box>
    </PageShell>
  );
}
