import Box from '@mui/material/Box';
import { kitSections } from '@laundry/strings';
import type { ReactNode } from 'react';
import type { NavLink } from '../layout/links.ts';
import { outlined, plainList, radius } from '../theme/tokens.ts';
import { stretchedLink } from './linkStyles.ts';

export interface QuickLink extends Pick<NavLink, 'label' | 'to'> {
  /** A decorative illustration of about 56 px. */
  picture?: ReactNode;
  /** A decorative icon on a tinted background, instead of a picture. */
  icon?: ReactNode;
}

export interface QuickLinksProps {
  links: readonly QuickLink[];
  label?: string;
}

/** A link's minimum width in px by the number of links, so that wide screens show (nearly) full rows. */
const narrowest: Readonly<Record<number, number>> = { 3: 300, 4: 260, 6: 300, 7: 260, 8: 260, 9: 300 };

const iconGround = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 56,
  height: 56,
  borderRadius: `${radius.control}px`,
  backgroundColor: 'background.tinted',
  color: 'primary.main',
} as const;

/** Links to the pages that most people look for. */
export function QuickLinks({ links, label = kitSections.quickLinks }: QuickLinksProps) {
  return (
    <Box component="nav" aria-label={label}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${narrowest[links.length] ?? 220}px), 1fr))`,
          ...plainList,
        }}
      >
        {links.map(({ label: name, to, picture, icon }) => (
          <Box
            component="li"
            key={to}
            sx={{
              ...stretchedLink,
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              minHeight: 72,
              p: 1,
              pl: picture === undefined && icon === undefined ? 2 : 1,
              pr: 2,
              fontWeight: 650,
              lineHeight: 1.3,
              ...outlined(radius.card),
              '&:hover': { borderColor: 'primary.main', color: 'primary.main' },
            }}
          >
            {picture !== undefined && (
              <Box sx={{ flexShrink: 0, color: 'primary.main', lineHeight: 0 }}>{picture}</Box>
            )}
            {icon !== undefined && <Box sx={iconGround}>{icon}</Box>}
            <a href={to}>{name}</a>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
