import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { motion, outlined, radius, shadow } from '../theme/tokens.ts';
import { stretchedLink } from './linkStyles.ts';

export interface FeatureCardProps {
  /** The heading, which is also the text of the link. */
  title: string;
  /** A sentence or two. */
  children?: ReactNode;
  /** A decorative illustration of about 96 px, or an icon. */
  picture?: ReactNode;
  /** The target of the card; without it the card is not a link. */
  to?: string;
}

/** An arrow after the title of a card with a link. */
const ARROW = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M5 12h14m-6-6 6 6-6 6'/%3E%3C/svg%3E")`;

const leads = {
  ...stretchedLink,
  transition: `box-shadow ${motion.settle}ms, border-color ${motion.settle}ms, transform ${motion.settle}ms ${motion.curve}`,
  '&:hover': { borderColor: 'primary.main', boxShadow: shadow.raised },
  '&::after': {
    content: '""',
    width: 24,
    height: 24,
    mt: 'auto',
    translate: '0 4px',
    backgroundColor: 'primary.main',
    maskImage: ARROW,
    '@media (forced-colors: active)': { backgroundColor: 'LinkText' },
    transition: `transform ${motion.settle}ms ${motion.curve}`,
  },
  '&:hover::after': { transform: 'translateX(4px)' },
} as const;

/** A card with a picture, a title and a text. With a target, the whole card is the link. */
export function FeatureCard({ title, children, picture, to }: FeatureCardProps) {
  return (
    <Box
      component="article"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        p: { xs: 2.5, md: 3 },
        ...outlined(radius.block),
        '& > :first-child:not(h3)': { mb: 1.5, color: 'primary.main' },
        ...(to !== undefined && leads),
      }}
    >
      {picture}
      <Box component="h3" sx={{ typography: 'h3', m: 0 }}>
        {to === undefined ? title : <a href={to}>{title}</a>}
      </Box>
      {children !== undefined && <Box sx={{ color: 'text.secondary' }}>{children}</Box>}
    </Box>
  );
}
