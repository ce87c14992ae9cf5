import Link from '@mui/material/Link';
import { checkout, layout } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { config } from '../config.ts';

const { portal: texts } = checkout;

export const meta = () => [
  { title: layout.pageTitle(texts.title, config.brand.productName) },
  { name: 'robots', content: 'noindex' },
];

/** The portal's paths lead to its own origin, query and hash kept (decision 1). */
export default function PortalRedirectRoute() {
  const { pathname } = useLocation();
  const portal = `${config.origins.admin}${pathname}`;
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
