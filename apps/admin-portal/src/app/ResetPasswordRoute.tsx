import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ResetPasswordPage } from '../features/password/ResetPasswordPage.tsx';

/**
 * The new password of a mailed link. Its token opens an account: address and history lose it before anything
 * of the page is drawn or asked for, as browsers tell the whole address to what a style sheet asks for. A
 * page that is loaded again has none.
 */
export function ResetPasswordRoute() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get('token');
  const [token, setToken] = useState(named ?? '');
  // Another link that is opened in the same tab brings another one.
  if (named !== null && named !== token) setToken(named);
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
  return search === '' && <ResetPasswordPage token={token} />;
}
