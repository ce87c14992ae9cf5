import { useEffect, useReducer } from 'react';
import { useDispatch } from 'react-redux';
import { loginOpened } from '../session/session.slice.ts';
import { dashboardPaths } from './pages.ts';
import { loginPage } from './parts.ts';

/** The login, which is shown once any stored user was cleared: it never sees that user (section 2). */
export function LoginDoor() {
  const dispatch = useDispatch();
  const [cleared, tellCleared] = useReducer(() => true, false);
  useEffect(() => {
    dispatch(loginOpened());
    tellCleared();
  }, [dispatch]);
  return cleared && <loginPage.Part pages={dashboardPaths} />;
}
