import { login, portal } from '@laundry/strings';
import { Route, Routes, useLocation } from 'react-router';
import { DashboardDoor } from './DashboardDoor.tsx';
import { LoginDoor } from './LoginDoor.tsx';
import { PageFrame } from './PageFrame.tsx';
import { dashboardParts, forgotPasswordPage, notFoundPage } from './parts.ts';
import { paths } from './paths.ts';
import { ResetPasswordDoor } from './ResetPasswordDoor.tsx';
import { RootRedirect } from './RootRedirect.tsx';
import type { PortalStore } from './store.ts';
import { Titled } from './Titled.tsx';
import { useFocusOnHeading } from './useFocusOnHeading.ts';

export interface PortalRoutesProps {
  store: PortalStore;
}

/** What stands at each address of the portal. */
export function PortalRoutes({ store }: PortalRoutesProps) {
  useFocusOnHeading(useLocation().pathname);
  return (
    <PageFrame standalone>
      <Routes>
        <Route path={paths.root} element={<RootRedirect />} />
        <Route path={paths.login} element={<Titled title={login.title} children={<LoginDoor />} />} />
        <Route
          path={paths.forgotPassword}
          element={
            <Titled
              title={portal.titles.forgotPassword}
              children={<forgotPasswordPage.Part store={store} />}
            />
          }
        />
        <Route
          path={paths.resetPassword}
          element={
            <Titled title={portal.titles.resetPassword} children={<ResetPasswordDoor store={store} />} />
          }
        />
        <Route element={<DashboardDoor store={store} />}>
          {dashboardParts.map(({ path, title, Part }) => (
            <Route key={path} path={path} element={<Titled title={title} children={<Part />} />} />
          ))}
        </Route>
        <Route
          path="*"
          element={<Titled title={portal.notFound.heading} children={<notFoundPage.Part />} />}
        />
      </Routes>
    </PageFrame>
  );
}
