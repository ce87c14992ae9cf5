// The code that the dashboard's pages share. It is loaded separately, to keep the login small.
export { DashboardLayout } from './DashboardLayout.tsx';
export { firstQueries } from './firstQueries.ts';
export { openDashboard } from './openDashboard.ts';
