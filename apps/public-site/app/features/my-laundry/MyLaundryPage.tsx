import { myLaundry as texts } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { MachineStyles } from '@laundry/ui-kit/control-styles';
import { IslandSlot } from '../../islands/IslandSlot.tsx';

/** /my-laundry (D95). */
export const MyLaundryPage = () => (
  <PageShell width="form">
    <MachineStyles />
    <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
    <IslandSlot />
  </PageShell>
);
