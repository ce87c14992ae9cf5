import { report as texts } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { printOnlyStyles } from '../../layout/printOnly.tsx';

/** /report: a card's consumption report, by mail and on the page (spec §2). */
export const ReportPage = ({ form }: { form: ReactNode }) => (
  <PageShell width="form">
    {printOnlyStyles}
    <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
    {form}
  </PageShell>
);
