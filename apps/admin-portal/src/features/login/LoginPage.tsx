import { useEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../shared/paths.ts';
import { canResetPassword, selectMissing } from '../../session/offers.slice.ts';
import { parseNext } from '../../session/loginRedirect.ts';
import { selectSession } from '../../session/session.slice.ts';
import type { WithSession } from '../../session/session.slice.ts';
import { loginLeft } from './login.slice.ts';
import type { WithLogin } from './login.slice.ts';
import { LoginForm, LoginFrame } from './LoginForm.tsx';
import { runLoginForm } from './runLoginForm.ts';

/** /dashboard/login where a session ended in the dashboard; its route has cleared any stored user. */
export function LoginPage() {
  const dispatch = useDispatch();
  const store = useStore<WithSession & WithLogin>();
  const { search } = useLocation();
  const canReset = canResetPassword(useSelector(selectMissing));
  const { status } = useSelector(selectSession);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = container.current?.querySelector('form');
    return form ? runLoginForm(form, store) : undefined;
  }, [store]);
  useEffect(
    () => () => {
      dispatch(loginLeft());
    },
    [dispatch],
  );
  if (status === 'open') return <Navigate to={parseNext(search) ?? paths.welcome} replace />;
  return (
    <LoginFrame>
      <div ref={container}>
        <LoginForm canReset={canReset} />
      </div>
    </LoginFrame>
  );
}
