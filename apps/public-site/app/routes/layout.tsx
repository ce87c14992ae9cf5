import { offline } from '@laundry/strings';
import { OfflineNotice, PublicShell } from '@laundry/ui-kit';
import { Outlet, useLocation } from 'react-router';
import { config } from '../config.ts';
import { contactPoints } from '../layout/contactPoints.ts';
import { SiteLink } from '../layout/SiteLink.tsx';
import { portalLink, siteLinks } from '../layout/siteLinks.ts';
import { pageOf } from '../paths.ts';

/** The frame around every page. */
export default function SiteLayout() {
  const page = pageOf(useLocation().pathname);
  return (
    <PublicShell
      brandName={config.brand.productName}
      links={siteLinks(page)}
      utilityLinks={[portalLink(config.origins.admin)]}
      link={SiteLink}
      contacts={contactPoints(config.brand)}
      pageKey={page}
    >
      <Outlet />
      <OfflineNotice>{offline.notice}</OfflineNotice>
    </PublicShell>
  );
}
