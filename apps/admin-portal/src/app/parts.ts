import { later } from './later.tsx';
import { dashboardPages } from './pages.ts';
import type { PortalStore } from './store.ts';

/** Header and menu of the dashboard, and its state. */
export const dashboardLayout = later(async () => (await import('./DashboardLayout.tsx')).DashboardLayout, {
  standalone: true,
});

export const loginPage = later(async () => (await import('../features/login/LoginPage.tsx')).LoginPage, {
  standalone: true,
});

export const forgotPasswordPage = later(async () => (await import('./PasswordPages.tsx')).ForgotPassword, {
  standalone: true,
});

export const resetPasswordPage = later(async () => (await import('./PasswordPages.tsx')).ResetPassword, {
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

async function openAt(store: PortalStore, location: Location): Promise<void> {
  const { openDashboardAt } = await import('./openDashboard.ts');
  await openDashboardAt(store, location);
}

/**
 * Asks for the code and the data of a dashboard's page ahead of its being drawn; settles once both have come, or are
 * known not to come.
 */
export async function pageAhead(store: PortalStore, location: Location): Promise<void> {
  const page = dashboardParts.find(({ path }) => path === location.pathname);
  if (page) await Promise.allSettled([openAt(store, location), dashboardLayout.ahead(), page.ahead()]);
}
