import Box from '@mui/material/Box';
import type { Breakpoint } from '@mui/material/styles';
import { kit } from '@laundry/strings';
import { useId } from 'react';
import { MenuIcon } from './MenuIcon.tsx';
import { NavItems, PageLink } from './NavList.tsx';
import { siteMenuStyles } from './siteMenuStyles.ts';
import { containsCurrent, isGroup } from './links.ts';
import type { LinkComponent, NavEntry, NavLink } from './links.ts';

export interface SiteMenuProps {
  entries: readonly NavEntry[];
  /** Places that stand elsewhere where the menu is a bar: at the end of the folded one. */
  elsewhere?: readonly NavLink[];
  link: LinkComponent;
  /** From which width on it is a bar. */
  wide: Breakpoint;
}

/**
 * The head's menu, once in the document: native <details>, which open without script and say whether they are
 * open. Of its groups one is open at a time.
 */
export function SiteMenu({ entries, elsewhere = [], link, wide }: SiteMenuProps) {
  const name = useId();
  return (
    <Box component="details" sx={siteMenuStyles(wide)}>
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
                  <summary data-current={containsCurrent(entry) ? '' : undefined}>{entry.label}</summary>
                  <ul>
                    <NavItems links={entry.links} link={link} />
                  </ul>
                </details>
              ) : (
                <PageLink place={entry} link={link} />
              )}
            </li>
          ))}
          {elsewhere.map((each) => (
            <li key={each.to} data-elsewhere="">
              <PageLink place={each} link={link} />
            </li>
          ))}
        </ul>
      </nav>
    </Box>
  );
}
