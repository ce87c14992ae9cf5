import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';
import { withNext } from '../session/next.ts';
import { selectSession } from '../session/session.slice.ts';
import { paths } from '../shared/paths.ts';

/** What stands below needs a session; without a stored user it leads to the login (D2). */
export function RequireSession() {
  const session = useSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  if (session.status === 'closed') {
    // Who chose to leave starts anew; anybody else comes back to this page after login.
    const next = session.because === 'signedOut' ? undefined : `${pathname}${search}${hash}`;
    return <Navigate to={withNext(paths.login, next)} replace />;
  }
  // Another user in the same tab sees pages of its own.
  return <Outlet key={session.stored.session.token} />;
}
