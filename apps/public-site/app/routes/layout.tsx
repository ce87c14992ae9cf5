import { layout } from '@laundry/strings';
import { PublicShell } from '@laundry/ui-kit';
import { Outlet, useLocation } from 'react-router';
import { config } from '../config.ts';
import { ContactPoints } from '../layout/ContactPoints.tsx';
import { RouteLink } from '../layout/RouteLink.tsx';
import { siteLinks } from '../layout/siteLinks.ts';
import { useFocusOnHeading } from '../layout/useFocusOnHeading.ts';

/** The frame around every page. */
export default function SiteLayout() {
  const { pathname } = useLocation();
  useFocusOnHeading(pathname);
  return (
    <PublicShell
      brandName={config.brand.productName}
      links={siteLinks(pathname, config.origins.admin)}
      link={RouteLink}
      contact={<ContactPoints label={layout.contact} brand={config.brand} />}
      pageKey={pathname}
    >
      <Outlet />
    </PublicShell>
  );
}
