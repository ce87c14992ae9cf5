/** Every path of the portal, named once (section 2). */
export const paths = {
  root: '/',
  login: '/dashboard/login',
  welcome: '/dashboard-admin',
  users: '/dashboard-users',
  uses: '/dashboard-uses',
  transactions: '/dashboard-transactions',
  configuration: '/configuration',
} as const;
