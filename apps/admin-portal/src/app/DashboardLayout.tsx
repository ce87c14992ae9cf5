import { portal } from '@laundry/strings';
import { PortalShell } from '@laundry/ui-kit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';
import { withNext } from '../session/next.ts';
import { dashboardShown, selectSession, signedOut } from '../session/session.slice.ts';
import { config } from './config.ts';
import { dashboardPages } from './pages.ts';
import { paths } from './paths.ts';
import { RouteLink } from './RouteLink.tsx';
import { useFocusOnHeading } from './useFocusOnHeading.ts';

/** Header and menu around the dashboard's pages; without a stored user it leads to / (decision 2). */
export function DashboardLayout() {
  const dispatch = useDispatch();
  const session = useSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  useFocusOnHeading(pathname);

  const isOpen = session.status === 'open';
  useEffect(() => {
    if (isOpen) dispatch(dashboardShown());
  }, [dispatch, isOpen]);

  if (session.status === 'closed') {
    // Who chose to leave starts anew; anybody else comes back to this page after login.
    const next = session.because === 'signedOut' ? undefined : `${pathname}${search}${hash}`;
    return <Navigate to={withNext(paths.root, next)} replace />;
  }
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
      {/* Another user in the same tab sees pages of its own. */}
      <Outlet key={session.stored.session.token} />
    </PortalShell>
  );
}
