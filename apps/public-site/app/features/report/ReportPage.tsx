import { report as texts } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { ReportStyles } from '@laundry/ui-kit/control-styles';
import { IslandSlot } from '../../islands/IslandSlot.tsx';
import { printOnlyStyles } from '../../layout/printOnly.tsx';

/** /report: a card's consumption report, by mail and on the page (spec §2). */
export const ReportPage = () => (
  <>
    <ReportStyles />
    <PageShell width="form">
      {printOnlyStyles}
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <IslandSlot />
    </PageShell>
  </>
);
