import Link from '@mui/material/Link';
import { checkout } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { config } from '../config.ts';

const { portal: texts } = checkout;

/** Links to the same path of the portal; the site's script follows the link automatically (D1). */
export const PortalRedirect = ({ path }: { path: string }) => (
  <PageShell width="text">
    <PageHeading lead={texts.text}>{texts.title}</PageHeading>
    <Link href={`${config.origins.admin}${path}`} data-redirect="">
      {texts.link}
    </Link>
  </PageShell>
);
