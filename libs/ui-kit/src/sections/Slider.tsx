import Box from '@mui/material/Box';
import { kitSections } from '@laundry/strings';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { slideByLinks } from '../enhancements/enhancements.ts';
import { useEnhancement } from '../enhancements/useEnhancement.ts';
import { SliderLinks } from './SliderLinks.tsx';

export interface Slide {
  /** The text of its link, one or two words. */
  name: string;
  content: ReactNode;
}

export interface SliderProps {
  /** The label for screen readers: 'Opiniones de vecinos'. */
  label: string;
  slides: readonly Slide[];
  /** Slides' width: `full` shows one, `part` several where they fit, `all` every one on desktops. */
  slide?: 'full' | 'part' | 'all';
}

const track = {
  display: 'grid',
  gridAutoFlow: 'column',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  width: '100%',
} as const;

/** On small screens slides enter at the edge of the page, beyond the text's margin. */
const toTheEdges = {
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  scrollPaddingInline: { xs: '16px', sm: '24px', md: 0 },
} as const;

/** On a phone a part of the next slide is visible, to show that there are more. */
const widths = {
  full: { xs: '92%', md: '100%' },
  part: 'min(86%, 380px)',
  all: { xs: 'min(82%, 320px)', md: 'minmax(0, 1fr)' },
} as const;

/**
 * Slides in a row that can be swiped: scroll-snap and a link to each slide by its name, so that it works
 * without scripts. With scripts, the links scroll the track without changing page and address, and show which
 * slides are visible.
 */
export function Slider({ label, slides, slide = 'full' }: SliderProps) {
  const id = useId();
  const slider = useEnhancement<HTMLDivElement>(slideByLinks);
  const links = slides.map(({ name }, index) => ({ name, target: `${id}${index}` }));

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
        <Box component="ul" sx={{ ...track, gridAutoColumns: slides.length > 1 ? widths[slide] : '100%' }}>
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
      <SliderLinks links={links} hideFrom={slide === 'all' ? 'md' : undefined} />
    </Box>
  );
}
