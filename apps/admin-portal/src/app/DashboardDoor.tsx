import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { withNext } from '../session/next.ts';
import { selectSession } from '../session/session.slice.ts';
import { dashboardLayout } from './parts.ts';
import { paths } from './paths.ts';
import type { PortalStore } from './store.ts';

/** The dashboard, for who is logged in; without a stored user it leads to / (decision 2). */
export function DashboardDoor({ store }: { store: PortalStore }) {
  const session = useSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  if (session.status === 'closed') {
    // Who chose to leave starts anew; anybody else comes back to this page after login.
    const next = session.because === 'signedOut' ? undefined : `${pathname}${search}${hash}`;
    return <Navigate to={withNext(paths.root, next)} replace />;
  }
  // Another user in the same tab sees pages of its own.
  return <dashboardLayout.Part key={session.stored.session.token} store={store} />;
}
