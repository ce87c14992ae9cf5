import Box from '@mui/material/Box';
import { failuresHelp, support } from '@laundry/strings';
import { Failed, PageHeading, PageShell, QuickLinks } from '@laundry/ui-kit';
import { config } from '../../config.ts';
import { IslandSlot } from '../../islands/IslandSlot.tsx';
import { HelpContacts } from '../../layout/HelpLinks.tsx';
import { paths } from '../../paths.ts';

const { contact, failure } = support;

/** A link to another page about failures, below a form. */
const FailureLink = ({ title, label, to }: Readonly<Record<'title' | 'label' | 'to', string>>) => (
  <div style={{ marginTop: 48 }}>
    <QuickLinks label={title} links={[{ label, to, picture: <Failed size={56} /> }]} />
  </div>
);

/** /contact: contacts and the contact form. */
export const ContactPage = () => (
  <PageShell width="form">
    <PageHeading lead={contact.lead}>{contact.title}</PageHeading>
    <Box component="section" aria-label={contact.otherTitle} sx={{ mb: 4 }}>
      <HelpContacts />
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        {config.company.hours}
        <br />
        {config.company.address}
      </Box>
    </Box>
    <IslandSlot />
    <FailureLink title={contact.failure} label={failure.pageTitle} to={paths.reportFailure} />
  </PageShell>
);

/** /report-failure. */
export const ReportFailurePage = () => (
  <PageShell width="form">
    <PageHeading lead={failure.lead}>{failure.title}</PageHeading>
    <IslandSlot />
    <FailureLink title={failure.help} label={failuresHelp.pageTitle} to={paths.failuresHelp} />
  </PageShell>
);
