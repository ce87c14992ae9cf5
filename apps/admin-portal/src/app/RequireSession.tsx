import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router';
import { rootUrl } from '../session/loginRedirect.ts';
import { selectSession } from '../session/session.slice.ts';

/** Around the pages that need a session; without a stored user it is replaced by `/` (spec §2, D71). */
export function RequireSession() {
  const session = useSelector(selectSession);
  const { pathname, search, hash } = useLocation();
  if (session.status === 'closed') {
    // `/` leads on to the login, and that to the welcome page after signing out, otherwise back to this one.
    const next = session.because === 'signedOut' ? undefined : `${pathname}${search}${hash}`;
    return <Navigate to={rootUrl(next)} replace />;
  }
  // Another user in the same tab gets freshly mounted pages.
  return <Outlet key={session.stored.session.token} />;
}
