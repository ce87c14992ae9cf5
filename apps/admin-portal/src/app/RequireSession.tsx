import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';
import { loginUrl } from '../session/loginRedirect.ts';
import { selectSession } from '../session/session.slice.ts';

/** Around the pages that need a session; without a stored user it redirects to the login (D2). */
export function RequireSession() {
  const session = useSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  if (session.status === 'closed') {
    // After signing out the login leads to the welcome page; otherwise back to this one.
    const next = session.because === 'signedOut' ? undefined : `${pathname}${search}${hash}`;
    return <Navigate to={loginUrl(next)} replace />;
  }
  // Pages are mounted anew for another user in the same tab.
  return <Outlet key={session.stored.session.token} />;
}
