import { portal } from '@laundry/strings';
import { answered, contactPoints, PortalShell } from '@laundry/ui-kit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Outlet, useLocation } from 'react-router';
import { signOutRequested } from '../session/session.slice.ts';
import { config } from './config.ts';
import { Notifications } from './Notifications.tsx';
import { openDashboard } from './openDashboard.ts';
import { PageFrame } from './PageFrame.tsx';
import { dashboardPages } from './pages.ts';
import { paths } from './paths.ts';
import { RouteLink } from './RouteLink.tsx';
import type { PortalStore } from './store.ts';

/** Header, menu and notifications around the dashboard's pages, which the store is made whole for. */
export function DashboardLayout({ store }: { store: PortalStore }) {
  const dispatch = useDispatch();
  // Before anything of the dashboard reads its state; done again, it changes nothing.
  useState(() => openDashboard(store));
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
      <PageFrame>
        <Outlet />
      </PageFrame>
    </PortalShell>
  );
}
