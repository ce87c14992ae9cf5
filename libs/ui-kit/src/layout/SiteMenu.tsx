import Box from '@mui/material/Box';
import { kit } from '@laundry/strings';
import { useId } from 'react';
import { MenuIcon } from '../theme/icons.tsx';
import { NavItems, PageLink } from './NavList.tsx';
import { siteMenuStyles } from './siteMenuStyles.ts';
import { isGroup } from './links.ts';
import type { NavEntry, NavLink } from './links.ts';

export interface SiteMenuProps {
  entries: readonly NavEntry[];
  /** Links that are outside the menu while it is a bar, and at its end while it is folded. */
  elsewhere: readonly NavLink[];
}

/**
 * The header's menu, only once in the document: native <details> elements, which open without scripts and
 * expose their state. At most one group is open.
 */
export function SiteMenu({ entries, elsewhere }: SiteMenuProps) {
  const name = useId();
  return (
    <Box component="details" sx={siteMenuStyles}>
      <summary>
        <MenuIcon />
        {kit.menu}
      </summary>
      <nav aria-label={kit.mainNavigation}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.label}>
              {isGroup(entry) ? (
                <details name={name}>
                  <summary data-current={entry.links.some(({ current }) => current) ? '' : undefined}>
                    {entry.label}
                  </summary>
                  <ul>
                    <NavItems links={entry.links} />
                  </ul>
                </details>
              ) : (
                <PageLink {...entry} />
              )}
            </li>
          ))}
          {elsewhere.map((each) => (
            <li key={each.to} data-elsewhere="">
              <PageLink {...each} />
            </li>
          ))}
        </ul>
      </nav>
    </Box>
  );
}
