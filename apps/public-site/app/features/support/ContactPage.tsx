import { support } from '@laundry/strings';
import { PageHeading, PageShell, QuickLinks, Failed } from '@laundry/ui-kit';
import { RouteLink } from '../../layout/RouteLink.tsx';
import { paths } from '../../paths.ts';
import { SupportForm } from './SupportForm.tsx';

const { contact: texts } = support;

/** /contact. */
export function ContactPage() {
  return (
    <PageShell width="form">
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <SupportForm form="contact" />
      <div style={{ marginTop: 48 }}>
        <QuickLinks
          label={texts.failure}
          links={[{ label: texts.failureLink, to: paths.reportFailure, picture: <Failed size={56} /> }]}
          link={RouteLink}
        />
      </div>
    </PageShell>
  );
}
