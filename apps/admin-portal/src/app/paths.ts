/** Every path of the portal, named once (section 2). */
export const paths = {
  root: '/',
  login: '/dashboard/login',
  welcome: '/dashboard-admin',
  users: '/dashboard-users',
  transactions: '/dashboard-transactions',
} as const;
