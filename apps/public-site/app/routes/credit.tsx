import { credit } from '@laundry/strings';
import { PageShell } from '@laundry/ui-kit';
import { NativeFlowStyles, NativeTopUpStyles } from '@laundry/ui-kit/native-styles';
import { IslandSlot } from '../islands/IslandSlot.tsx';
import { pageMeta } from '../layout/pageMeta.ts';
import { paths } from '../paths.ts';

export const meta = () =>
  pageMeta({ title: credit.pageTitle, description: credit.card.lead, path: paths.credit });

export default () => (
  <PageShell width="form">
    <NativeFlowStyles />
    <NativeTopUpStyles />
    <IslandSlot />
  </PageShell>
);
