import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { dashboardPaths } from '../../app/pages.ts';
import { paths } from '../../app/paths.ts';
import { nextOf } from '../../session/next.ts';
import { selectSession } from '../../session/session.slice.ts';
import { loginLeft } from './login.slice.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';

/** /dashboard/login where a session ended in the dashboard; its route has cleared any stored user. */
export function LoginPage() {
  const dispatch = useDispatch();
  const { search } = useLocation();
  const { status } = useSelector(selectSession);
  useEffect(
    () => () => {
      dispatch(loginLeft());
    },
    [dispatch],
  );
  if (status === 'open') return <Navigate to={nextOf(search, dashboardPaths) ?? paths.welcome} replace />;
  return (
    <LoginFrame>
      <LoginForm />
    </LoginFrame>
  );
}
