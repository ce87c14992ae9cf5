// What the dashboard's pages run on: the login, which is light, does without it.
export { DashboardLayout } from './DashboardLayout.tsx';
export { firstQueries } from './firstQueries.ts';
export { openDashboard } from './openDashboard.ts';
