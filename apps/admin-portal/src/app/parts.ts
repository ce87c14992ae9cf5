import { later } from './later.tsx';
import { dashboardPages } from './pages.ts';

/** Header and menu of the dashboard, and its state. */
export const dashboardLayout = later(async () => (await import('./DashboardLayout.tsx')).DashboardLayout, {
  standalone: true,
});

export const loginPage = later(async () => (await import('../features/login/LoginPage.tsx')).LoginPage, {
  standalone: true,
});

export const notFoundPage = later(async () => (await import('./NotFoundPage.tsx')).NotFoundPage, {
  standalone: true,
});

/** The dashboard's pages with their code still to come. */
export const dashboardParts = dashboardPages.map(({ path, title, load }) => ({
  path,
  title,
  ...later(load),
}));

/** Asks for the code of a dashboard's page while what stands around it is still to be drawn. */
export function askAhead(pathname: string): void {
  const page = dashboardParts.find(({ path }) => path === pathname);
  if (!page) return;
  dashboardLayout.ahead();
  page.ahead();
}
