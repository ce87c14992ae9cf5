import Box from '@mui/material/Box';
import { useId } from 'react';
import { currentMark } from './currentMark.ts';
import { menuItem } from './menuItem.ts';
import { NavGroupMenu } from './NavGroupMenu.tsx';
import { isGroup } from './links.ts';
import type { LinkComponent, NavEntry } from './links.ts';

export interface NavEntriesProps {
  entries: readonly NavEntry[];
  link: LinkComponent;
  /** One under the other, groups opening in place. */
  stacked?: boolean;
}

const list = {
  display: 'flex',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li > a': menuItem,
  '& > li > a[aria-current]': currentMark,
} as const;

/** A menu of places and of groups, of which one is open at a time. */
export function NavEntries({ entries, link: Link, stacked = false }: NavEntriesProps) {
  const name = useId();
  return (
    <Box
      component="ul"
      sx={{
        ...list,
        ...(stacked ? { flexDirection: 'column' } : { flexWrap: 'wrap', alignItems: 'center' }),
      }}
    >
      {entries.map((entry) => (
        <li key={entry.label}>
          {isGroup(entry) ? (
            <NavGroupMenu group={entry} link={Link} name={name} inPlace={stacked} />
          ) : (
            <Link to={entry.to} aria-current={entry.current ? 'page' : undefined}>
              {entry.label}
            </Link>
          )}
        </li>
      ))}
    </Box>
  );
}
