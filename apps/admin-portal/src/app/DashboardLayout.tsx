import { portal } from '@laundry/strings';
import { answered, contactPoints, PortalShell } from '@laundry/ui-kit';
import { useDispatch } from 'react-redux';
import { Outlet, useLocation } from 'react-router';
import { signOutRequested } from '../session/session.slice.ts';
import { config } from './config.ts';
import { Notifications } from './Notifications.tsx';
import { dashboardPages } from './pages.ts';
import { paths } from './paths.ts';
import { RouteLink } from './RouteLink.tsx';

/** Header, menu and notifications around the dashboard's pages. */
export function DashboardLayout() {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const items = dashboardPages
    .filter(({ inMenu }) => inMenu)
    .map(({ path, title }) => ({ label: title, to: path, current: path === pathname }));
  return (
    <PortalShell
      brandName={config.brand.productName}
      home={paths.welcome}
      items={items}
      signOutLabel={portal.signOut}
      onSignOut={() => dispatch(signOutRequested())}
      link={RouteLink}
      pageKey={pathname}
      contacts={answered(contactPoints(config.brand))}
    >
      <Notifications />
      <Outlet />
    </PortalShell>
  );
}
