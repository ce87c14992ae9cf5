import { support } from '@laundry/strings';
import { PageHeading, PageShell, QuickLinks, Failed } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { paths } from '../../paths.ts';

const { contact: texts } = support;

/** /contact. */
export function ContactPage({ form }: { form: ReactNode }) {
  return (
    <PageShell width="form">
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {form}
      <div style={{ marginTop: 48 }}>
        <QuickLinks
          label={texts.failure}
          links={[{ label: texts.failureLink, to: paths.reportFailure, picture: <Failed size={56} /> }]}
          link={SiteLink}
        />
      </div>
    </PageShell>
  );
}
