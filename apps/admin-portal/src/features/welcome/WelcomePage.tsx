import { loadErrorText } from '@laundry/error-catalogue';
import { overview as texts, portal, settlement } from '@laundry/strings';
import { ButtonLink, Notice, LoadingSkeleton, PageHeading, PageShell } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { config } from '../../shared/config.ts';
import { paths } from '../../shared/paths.ts';
import { useOffered } from '../../session/offers.slice.ts';
import { selectStored } from '../../session/session.slice.ts';
import { useLoadable } from '../../api/result.ts';
import { useOverviewQuery } from './overview.api.ts';
import { OverviewPanels } from './OverviewPanels.tsx';

/** /dashboard-admin: the welcome (spec §2), and an overview. */
export function WelcomePage() {
  const user = useSelector(selectStored)?.session.user ?? '';
  const hasSettlement = useOffered('/api/v1/reports/settlement');
  const hasOverview = useOffered('/api/v1/administrations/{adminId}/overview');
  return (
    <PageShell dense>
      <Box sx={top}>
        <PageHeading>{portal.welcome.heading(user, config.brand.productName)}</PageHeading>
        {hasSettlement && (
          <Box sx={{ display: 'grid', flexShrink: 0, mb: 1.5, width: { xs: '100%', sm: 'auto' } }}>
            <ButtonLink to={paths.settlement}>{settlement.heading}</ButtonLink>
          </Box>
        )}
      </Box>
      {hasOverview && <Overview />}
    </PageShell>
  );
}

function Overview() {
  const query = useOverviewQuery(undefined);
  const { loading, error, value } = useLoadable(query);
  if (loading) return <LoadingSkeleton label={texts.loading} shape="cards" />;
  if (error === undefined) return value && <OverviewPanels of={value} />;
  const retry = error === 'featureDisabled' ? undefined : () => void query.refetch();
  return <Notice onRetry={retry}>{loadErrorText(error)}</Notice>;
}

const top = {
  display: 'flex',
  // A long name wraps to a second line, whichever font has loaded, without moving the button.
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  '& > :first-of-type': { minWidth: 0, overflowWrap: 'anywhere' },
} as const;
