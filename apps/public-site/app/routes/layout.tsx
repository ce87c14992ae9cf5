import { offline } from '@laundry/strings';
import { OfflineNotice, PublicShell } from '@laundry/ui-kit';
import { Outlet, useLocation } from 'react-router';
import { config } from '../config.ts';
import { contactPoints } from '../layout/contactPoints.ts';
import { RouteLink } from '../layout/RouteLink.tsx';
import { portalLink, siteLinks } from '../layout/siteLinks.ts';
import { useFocusOnHeading } from '../layout/useFocusOnHeading.ts';
import { pageOf } from '../paths.ts';

/** The frame around every page. */
export default function SiteLayout() {
  const page = pageOf(useLocation().pathname);
  useFocusOnHeading(page);
  return (
    <PublicShell
      brandName={config.brand.productName}
      links={siteLinks(page)}
      utilityLinks={[portalLink(config.origins.admin)]}
      link={RouteLink}
      contacts={contactPoints(config.brand)}
      pageKey={page}
    >
      <Outlet />
      <OfflineNotice>{offline.notice}</OfflineNotice>
    </PublicShell>
  );
}
