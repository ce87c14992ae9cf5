import Box from '@mui/material/Box';
import { kitSections } from '@laundry/strings';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { slideByLinks } from '../enhancements/enhancements.ts';
import { useEnhancement } from '../enhancements/useEnhancement.ts';
import { SliderLinks } from './SliderLinks.tsx';

export interface Slide {
  /** A word or two: its link. */
  name: string;
  content: ReactNode;
}

export interface SliderProps {
  /** What is shown, for screen readers: 'Opiniones de vecinos'. */
  label: string;
  slides: readonly Slide[];
  /**
   * How wide a slide is: `full` one at a time, `part` several where there is room, `all` every one in sight
   * on a small desktop and wider.
   */
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

/** On small screens slides come from the edge of the page, not from that of its text. */
const toTheEdges = {
  mx: { xs: -2, sm: -3, md: 0 },
  px: { xs: 2, sm: 3, md: 0 },
  scrollPaddingInline: { xs: '16px', sm: '24px', md: 0 },
} as const;

/** On a phone the next slide looks in from the side: there is more. */
const widths = {
  full: { xs: '92%', md: '100%' },
  part: 'min(86%, 380px)',
  all: { xs: 'min(82%, 320px)', md: 'minmax(0, 1fr)' },
} as const;

/**
 * Things side by side that slide under the finger: scroll-snap, with a link to each by its name, so that it
 * works without script. With script the links slide the track, leave page and address where they are, and
 * tell which slides are in sight.
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
