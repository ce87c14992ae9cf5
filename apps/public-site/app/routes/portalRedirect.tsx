import Link from '@mui/material/Link';
import { checkout } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { useLocation } from 'react-router';
import { config } from '../config.ts';
import { hiddenPageMeta } from '../layout/pageMeta.ts';
import { pageOf } from '../paths.ts';

const { portal: texts } = checkout;

export const meta = () => hiddenPageMeta(texts.title);

/** Links to the same path of the portal; the site's script follows the link automatically (D1). */
export default function PortalRedirectRoute() {
  const page = pageOf(useLocation().pathname);
  return (
    <PageShell width="text">
      <PageHeading lead={texts.text}>{texts.title}</PageHeading>
      <Link href={`${config.origins.admin}${page}`} data-redirect="">
        {texts.link}
      </Link>
    </PageShell>
  );
}
