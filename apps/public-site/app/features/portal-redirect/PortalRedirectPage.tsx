import Link from '@mui/material/Link';
import { checkout } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { useEffect } from 'react';

const { portal: texts } = checkout;

/** Leads to the same path of the portal, query and hash kept; a plain link where scripts do not run (decision 1). */
export function PortalRedirectPage({ portal }: { portal: string }) {
  useEffect(() => {
    window.location.replace(`${portal}${window.location.search}${window.location.hash}`);
  }, [portal]);
  return (
    <PageShell width="text">
      <PageHeading lead={texts.text}>{texts.title}</PageHeading>
      <Link href={portal}>{texts.link}</Link>
    </PageShell>
  );
}
