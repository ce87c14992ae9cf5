import { portal } from '@laundry/strings';
import { answered, contactPoints, PortalShell } from '@laundry/ui-kit';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, useLocation } from 'react-router';
import { selectStored, signOutRequested } from '../session/session.slice.ts';
import { config } from '../shared/config.ts';
import { Notifications } from './Notifications.tsx';
import { dashboardPages } from './pages.ts';
import { paths } from '../shared/paths.ts';
import { RouteLink } from './RouteLink.tsx';

/** Header, menu and notifications around the dashboard's pages. */
export function DashboardLayout() {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const items = dashboardPages
    .filter(({ inMenu }) => inMenu)
    .map(({ path, title }) => ({ label: title, to: path, current: path === pathname }));
  const user = useSelector(selectStored)?.account.user;
  const account = user && {
    name: `${user.name} ${user.lastname}`,
    email: user.email,
    administration: user.administration_name,
    links: dashboardPages
      .filter(({ inAccountMenu }) => inAccountMenu)
      .map(({ path, title }) => ({ label: title, to: path, current: path === pathname })),
  };
  return (
    <PortalShell
      brandName={config.brand.productName}
      home={paths.welcome}
      items={items}
      signOutLabel={portal.signOut}
      onSignOut={() => dispatch(signOutRequested())}
      link={RouteLink}
      account={account}
      pageKey={pathname}
      contacts={answered(contactPoints(config.brand))}
    >
      <Notifications />
      <Outlet />
    </PortalShell>
  );
}
