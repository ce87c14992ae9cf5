import Box from '@mui/material/Box';
import { kitSections } from '@laundry/strings';
import { plainList } from '../theme/tokens.ts';
import { pillLink } from './linkStyles.ts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { slideByLinks } from '../enhancements/enhancements.ts';
import { useEnhancement } from '../enhancements/useEnhancement.ts';

/** A link to each slide, by its name, where not all of them are visible. */
const slideLinks = {
  display: { xs: 'flex', md: 'none' },
  flexWrap: 'wrap',
  gap: 1,
  ...plainList,
  mt: 2,
} as const;

const link = {
  ...pillLink,
  '&[aria-current]': {
    borderColor: 'primary.main',
    backgroundColor: 'primary.main',
    color: 'primary.contrastText',
  },
  '@media (forced-colors: active)': { '&[aria-current]': { outline: '2px solid Highlight' } },
} as const;

export interface Slide {
  /** The text of its link, one or two words. */
  name: string;
  content: ReactNode;
}

export interface SliderProps {
  /** The label for screen readers: 'Opiniones de vecinos'. */
  label: string;
  slides: readonly Slide[];
}

const track = {
  display: 'grid',
  gridAutoFlow: 'column',
  gap: 2,
  ...plainList,
  width: '100%',
} as const;

/** On small screens the track extends to the edges of the page, beyond the text's margin. */
const toTheEdges = {
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  scrollPaddingInline: { xs: '16px', sm: '24px', md: 0 },
} as const;

/** On a phone a part of the next slide is visible, to show that there are more. */
const widths = { xs: 'min(82%, 320px)', md: 'minmax(0, 1fr)' } as const;

/**
 * Slides in a row, all visible from small desktops up and otherwise to be swiped: scroll-snap and a link to
 * each slide by its name, so that it works without scripts. With scripts, the links scroll the track without
 * changing page and address, and show which slides are visible.
 */
export function Slider({ label, slides }: SliderProps) {
  const id = useId();
  const slider = useEnhancement<HTMLDivElement>(slideByLinks);
  return (
    <Box ref={slider} role="group" aria-label={label}>
      <Box
        role="region"
        data-slides=""
        aria-label={kitSections.slides}
        tabIndex={0}
        sx={{
          ...toTheEdges,
          overflowX: 'auto',
          scrollSnapType: 'x mandatory',
          scrollBehavior: 'smooth',
          scrollbarWidth: 'none',
          overscrollBehaviorX: 'contain',
          position: 'relative',
        }}
      >
        <Box component="ul" sx={{ ...track, gridAutoColumns: slides.length > 1 ? widths : '100%' }}>
          {slides.map(({ name, content }, index) => (
            <Box
              component="li"
              key={name}
              id={`${id}${index}`}
              sx={{ display: 'grid', scrollSnapAlign: 'start', minWidth: 0 }}
            >
              {content}
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="ul" aria-label={kitSections.slideLinks} sx={slideLinks}>
        {slides.map(({ name }, index) => (
          <li key={name}>
            <Box component="a" href={`#${id}${index}`} data-slide="" sx={link}>
              {name}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
