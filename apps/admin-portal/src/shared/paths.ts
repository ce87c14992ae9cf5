/** Every path of the portal, named once (spec §2). */
export const paths = {
  root: '/',
  login: '/dashboard/login',
  forgotPassword: '/dashboard/forgot-password',
  resetPassword: '/dashboard/reset-password',
  welcome: '/dashboard-admin',
  users: '/dashboard-users',
  uses: '/dashboard-uses',
  transactions: '/dashboard-transactions',
  settlement: '/dashboard-settlement',
  administrators: '/dashboard-administrators',
  activity: '/dashboard-activity',
  configuration: '/configuration',
} as const;
