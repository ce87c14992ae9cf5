import { login, portal } from '@laundry/strings';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { DashboardDoor } from './DashboardDoor.tsx';
import { LoginDoor } from './LoginDoor.tsx';
import { PageFrame } from './PageFrame.tsx';
import { dashboardPages } from './pages.ts';
import { paths } from './paths.ts';
import { RootRedirect } from './RootRedirect.tsx';
import type { PortalStore } from './store.ts';
import { Titled } from './Titled.tsx';

const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage.tsx')).NotFoundPage }));

/** The dashboard's pages with their code still to come: it is loaded when one is asked for. */
const pages = dashboardPages.map(({ path, title, load }) => ({
  path,
  title,
  Page: lazy(async () => ({ default: await load() })),
}));

export interface PortalRoutesProps {
  store: PortalStore;
}

/** What stands at each address of the portal. */
export function PortalRoutes({ store }: PortalRoutesProps) {
  return (
    <PageFrame standalone>
      <Routes>
        <Route path={paths.root} element={<RootRedirect />} />
        <Route path={paths.login} element={<Titled title={login.title} children={<LoginDoor />} />} />
        <Route element={<DashboardDoor store={store} />}>
          {pages.map(({ path, title, Page }) => (
            <Route key={path} path={path} element={<Titled title={title} children={<Page />} />} />
          ))}
        </Route>
        <Route path="*" element={<Titled title={portal.notFound.heading} children={<NotFoundPage />} />} />
      </Routes>
    </PageFrame>
  );
}
