import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { kit, kitNavigation } from '@laundry/strings';
import { Chevron } from '../theme/icons.tsx';
import { motion, plainList } from '../theme/tokens.ts';
import { currentMark, footerLink } from './layoutStyles.ts';
import { isGroup } from './links.ts';
import { NavItems } from './NavList.tsx';
import type { NavEntry, NavLink } from './links.ts';

const look = (theme: Theme) => ({
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    cursor: 'pointer',
    fontWeight: 600,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { color: 'primary.main', transition: `transform ${motion.settle}ms ${motion.curve}` },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '& > nav': {
    display: 'grid',
    // On a phone two columns, but one where a large text would break words.
    gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(max(8.4rem, 34%), 1fr))', md: 'repeat(4, 1fr)' },
    columnGap: { xs: 2, sm: 4 },
    rowGap: 2,
    pt: 1,
  },
  '& h2': { typography: 'h6', m: 0, mb: 0.5 },
  '& ul': plainList,
  // Links without a group are below, in a row of their own.
  '& > nav > ul': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 3 },
  '& a': { ...footerLink, lineHeight: 1.3 },
  '& a[aria-current]': currentMark,
  '@supports selector(::details-content)': {
    [theme.breakpoints.up('md')]: {
      '&::details-content': { contentVisibility: 'visible' },
      '& > summary': { display: 'none' },
    },
  },
});

/** The footer's links: folded on a phone, in columns where there is room. */
export function FooterMap({ links }: { links: readonly NavEntry[] }) {
  const ungrouped = links.flatMap((entry) => (isGroup(entry) ? [] : [entry]));
  const list = (entries: readonly NavLink[], label?: string) => (
    <ul aria-label={label}>
      <NavItems links={entries} />
    </ul>
  );
  return (
    <Box component="details" sx={look}>
      <summary>
        {kitNavigation.siteMap}
        <Chevron />
      </summary>
      <nav aria-label={kit.footerNavigation}>
        {links.filter(isGroup).map((group) => (
          <div key={group.label}>
            <h2>{group.label}</h2>
            {list(group.links, group.label)}
          </div>
        ))}
        {ungrouped.length > 0 && list(ungrouped)}
      </nav>
    </Box>
  );
}
