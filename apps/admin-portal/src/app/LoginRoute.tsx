import { LoginPage } from '../features/login/LoginPage.tsx';
import { dashboardPaths } from './pages.ts';

/** The login, which leads back to a page of the dashboard. */
export const LoginRoute = () => <LoginPage dashboardPaths={dashboardPaths} />;
