import { credit } from '@laundry/strings';
import { PageShell } from '@laundry/ui-kit';
import { FlowStyles, TopUpStyles } from '@laundry/ui-kit/control-styles';
import { IslandSlot } from '../islands/IslandSlot.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({ title: credit.pageTitle, description: credit.card.lead, path: paths.credit });

export default () => (
  <PageShell width="form">
    <FlowStyles />
    <TopUpStyles />
    <IslandSlot />
  </PageShell>
);
