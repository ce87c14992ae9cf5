import { report as texts } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import type { ReactNode } from 'react';

/** /report: a card's consumption report, by mail and on the page (spec §2). */
export const ReportPage = ({ form }: { form: ReactNode }) => (
  <PageShell width="form">
    <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
    {form}
  </PageShell>
);
