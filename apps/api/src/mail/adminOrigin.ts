import type { Settings } from '../settings.ts';

/** Where the admin portal is: as configured, else the `admin.` subdomain of the public site (D1). */
export function adminOriginOf({
  ADMIN_ORIGIN,
  PUBLIC_ORIGIN,
}: Pick<Settings, 'ADMIN_ORIGIN' | 'PUBLIC_ORIGIN'>): string {
  if (ADMIN_ORIGIN !== '') return ADMIN_ORIGIN;
  const { protocol, host } = new URL(PUBLIC_ORIGIN);
  return `${protocol}//admin.${host}`;
}
