// What the dashboard's pages run on: the login, which is light, does without it.
export { DashboardLayout } from './DashboardLayout.tsx';
export { openDashboard } from './openDashboard.ts';
