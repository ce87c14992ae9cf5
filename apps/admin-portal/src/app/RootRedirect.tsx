import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { nextOf, withNext } from '../session/next.ts';
import { selectStored } from '../session/session.slice.ts';
import { dashboardPaths } from './pages.ts';
import { paths } from './paths.ts';

/** `/`: a stored user's welcome page, anybody else's login (decision 2). */
export function RootRedirect() {
  const stored = useSelector(selectStored);
  const { search } = useLocation();
  const to = stored ? paths.welcome : withNext(paths.login, nextOf(search, dashboardPaths));
  return <Navigate to={to} replace />;
}
