import { layout } from '@laundry/strings';
import type { NavLink } from '@laundry/ui-kit';
import { paths, portalPaths } from '../paths.ts';

/** The links of head and foot. @param page the page in sight */
export function siteLinks(page: string, adminOrigin: string): NavLink[] {
  const pages = [
    { label: layout.home, to: paths.home },
    { label: layout.credit, to: paths.credit },
  ];
  return [
    ...pages.map((link) => ({ ...link, current: link.to === page })),
    { label: layout.administrations, to: `${adminOrigin}${portalPaths[0]}` },
  ];
}
