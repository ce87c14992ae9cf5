import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { openTarget } from '../enhancements/enhancements.ts';
import { useEnhancement } from '../enhancements/useEnhancement.ts';
import { focusRing, motion, outlined, radius } from '../theme/tokens.ts';
import { Chevron } from '../theme/icons.tsx';

export interface AccordionItem {
  /** The answer's id, unique in the page; a link to '#id' opens it. */
  id: string;
  title: string;
  content: ReactNode;
}

/** One rule for the whole list, so that a page of many questions does not repeat classes in each. */
const list = {
  display: 'grid',
  gap: 1.5,
  maxWidth: 840,
  overflowWrap: 'anywhere',
  '& > details': {
    ...outlined(radius.card),
    '&[open]': { borderColor: 'primary.main' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
  '& > details > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    px: { xs: 2, md: 3 },
    py: 2,
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: `${radius.card}px`,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'primary.main' },
    '&:focus-visible': (theme: Theme) => focusRing(theme, 'inside'),
    '& > :first-child': { typography: 'h4', m: 0 },
    '& > svg': {
      flexShrink: 0,
      color: 'primary.main',
      transition: `transform ${motion.settle}ms ${motion.curve}`,
    },
  },
  // The scroll margin keeps the question visible above the answer that a link leads to.
  '& > details > div': {
    px: { xs: 2, md: 3 },
    pt: 0.5,
    pb: 2.5,
    maxWidth: '68ch',
    scrollMarginTop: '5rem',
  },
  // On paper nothing unfolds.
  '@media print': { '& > details::details-content': { contentVisibility: 'visible' } },
} as const;

/**
 * Questions with answers that unfold: native <details>, so that they work without scripts. The id is inside
 * the answer, because browsers open the <details> around the target of a link.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const ref = useEnhancement<HTMLDivElement>(openTarget);
  return (
    <Box ref={ref} sx={list}>
      {items.map(({ id, title, content }) => (
        <details key={id}>
          <summary>
            <h3>{title}</h3>
            <Chevron />
          </summary>
          <div id={id}>{content}</div>
        </details>
      ))}
    </Box>
  );
}
