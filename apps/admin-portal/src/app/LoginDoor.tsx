import { lazy, useEffect, useReducer } from 'react';
import { useDispatch } from 'react-redux';
import { loginOpened } from '../session/session.slice.ts';
import { dashboardPaths } from './pages.ts';

const LoginPage = lazy(async () => ({
  default: (await import('../features/login/LoginPage.tsx')).LoginPage,
}));

/** The login, which is shown once any stored user was cleared: it never sees that user (section 2). */
export function LoginDoor() {
  const dispatch = useDispatch();
  const [cleared, tellCleared] = useReducer(() => true, false);
  useEffect(() => {
    dispatch(loginOpened());
    tellCleared();
  }, [dispatch]);
  return cleared && <LoginPage pages={dashboardPaths} />;
}
