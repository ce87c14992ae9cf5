import { support } from '@laundry/strings';
import { Failed, PageHeading, PageShell, QuickLinks } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { paths } from '../../paths.ts';

const { failure: texts } = support;

/** /report-failure. */
export function ReportFailurePage({ form }: { form: ReactNode }) {
  return (
    <PageShell width="form">
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {form}
      <div style={{ marginTop: 48 }}>
        <QuickLinks
          label={texts.help}
          links={[{ label: texts.helpLink, to: paths.failuresHelp, picture: <Failed size={56} /> }]}
          link={SiteLink}
        />
      </div>
    </PageShell>
  );
}
