import { portal } from '@laundry/strings';
import { PortalShell } from '@laundry/ui-kit';
import { useDispatch } from 'react-redux';
import { Outlet, useLocation } from 'react-router';
import { signedOut } from '../session/session.slice.ts';
import { config } from './config.ts';
import { Notifications } from './Notifications.tsx';
import { PageFrame } from './PageFrame.tsx';
import { dashboardPages } from './pages.ts';
import { paths } from './paths.ts';
import { RouteLink } from './RouteLink.tsx';
import { useFocusOnHeading } from './useFocusOnHeading.ts';

/** Header, menu and notifications around the dashboard's pages. */
export function DashboardLayout() {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  useFocusOnHeading(pathname);
  const items = dashboardPages.flatMap(({ path, menu }) =>
    menu === undefined ? [] : [{ label: menu, to: path, current: path === pathname }],
  );
  return (
    <PortalShell
      brandName={config.brand.productName}
      home={paths.welcome}
      items={items}
      signOutLabel={portal.signOut}
      onSignOut={() => dispatch(signedOut())}
      link={RouteLink}
      pageKey={pathname}
    >
      <Notifications />
      <PageFrame>
        <Outlet />
      </PageFrame>
    </PortalShell>
  );
}
