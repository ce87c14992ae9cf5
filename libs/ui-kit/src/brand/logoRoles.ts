import type { LogoRole } from '@laundry/site-config';

/** Where in a palette the roles of a logo's colours are. */
export const logoRoles = {
  primary: ['primary', 'main'],
  onPrimary: ['primary', 'contrastText'],
  secondary: ['secondary', 'main'],
  accent: ['accent', 'main'],
  onAccent: ['accent', 'contrastText'],
} as const satisfies Record<LogoRole, readonly [string, string]>;
