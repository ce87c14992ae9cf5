/** The pages that need a session. */
const dashboard = {
  welcome: '/dashboard-admin',
  users: '/dashboard-users',
  uses: '/dashboard-uses',
  transactions: '/dashboard-transactions',
  settlement: '/dashboard-settlement',
  administrators: '/dashboard-administrators',
  activity: '/dashboard-activity',
  configuration: '/configuration',
} as const;

/** Every path of the portal, named once (spec §2). */
export const paths = {
  root: '/',
  login: '/dashboard/login',
  forgotPassword: '/dashboard/forgot-password',
  resetPassword: '/dashboard/reset-password',
  ...dashboard,
} as const;

/** The query parameter that requests a link for a device to sign in, instead of a new password (D82). */
export const FOR_DEVICE = 'device';
/** The address of the page that requests such a link. */
export const deviceLinkUrl = `${paths.forgotPassword}?${FOR_DEVICE}`;

const dashboardPaths: readonly string[] = Object.values(dashboard);

/** Whether a path, with or without a slash at its end, is that of a page that needs a session. */
export const isDashboardPath = (path: string): boolean => dashboardPaths.includes(path.replace(/\/$/, ''));
