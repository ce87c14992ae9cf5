import Box from '@mui/material/Box';
import { support } from '@laundry/strings';
import { PageHeading, PageShell, QuickLinks, Failed } from '@laundry/ui-kit';
import type { ReactNode } from 'react';
import { HelpContacts } from '../../layout/HelpLinks.tsx';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { paths } from '../../paths.ts';

const { contact: texts } = support;

export interface ContactPageProps {
  form: ReactNode;
  /** The configured opening hours and address. */
  hours: string;
  address: string;
}

/** /contact: contacts and the contact form. */
export function ContactPage({ form, hours, address }: ContactPageProps) {
  return (
    <PageShell width="form">
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <Box component="section" aria-label={texts.otherTitle} sx={{ mb: 4 }}>
        <HelpContacts />
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          {hours}
          <br />
          {address}
        </Box>
      </Box>
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
