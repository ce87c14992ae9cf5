import { support } from '@laundry/strings';
import { Failed, PageHeading, PageShell, QuickLinks } from '@laundry/ui-kit';
import { RouteLink } from '../../layout/RouteLink.tsx';
import { paths } from '../../paths.ts';
import { SupportForm } from './SupportForm.tsx';
import type { Values } from './forms.ts';

const { failure: texts } = support;

/** /report-failure. @param brought the machine of the address (decision 41) */
export function ReportFailurePage({ brought }: { brought: Values }) {
  return (
    <PageShell width="form">
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <SupportForm form="failure" brought={brought} />
      <div style={{ marginTop: 48 }}>
        <QuickLinks
          label={texts.help}
          links={[{ label: texts.helpLink, to: paths.failuresHelp, picture: <Failed size={56} /> }]}
          link={RouteLink}
        />
      </div>
    </PageShell>
  );
}
