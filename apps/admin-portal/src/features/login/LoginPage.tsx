import { useEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { dashboardPaths } from '../../app/pages.ts';
import { paths } from '../../app/paths.ts';
import { nextOf } from '../../session/next.ts';
import { selectSession } from '../../session/session.slice.ts';
import type { WithSession } from '../../session/session.slice.ts';
import { loginLeft } from './login.slice.ts';
import type { WithLogin } from './login.slice.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { runLoginForm } from './runLoginForm.ts';

/** /dashboard/login where a session ended in the dashboard; its route has cleared any stored user. */
export function LoginPage() {
  const dispatch = useDispatch();
  const store = useStore<WithSession & WithLogin>();
  const { search } = useLocation();
  const { status } = useSelector(selectSession);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.querySelector('form');
    return form ? runLoginForm(form, store) : undefined;
  }, [store]);
  useEffect(
    () => () => {
      dispatch(loginLeft());
    },
    [dispatch],
  );
  if (status === 'open') return <Navigate to={nextOf(search, dashboardPaths) ?? paths.welcome} replace />;
  return (
    <LoginFrame>
      <div ref={place}>
        <LoginForm />
      </div>
    </LoginFrame>
  );
}
