import Box from '@mui/material/Box';
import { kitSections } from '@laundry/strings';
import { Children, useId } from 'react';
import type { ReactNode } from 'react';
import { slideByLinks } from '../comfort/slideByLinks.ts';
import { useComfort } from '../comfort/useComfort.ts';
import { SliderLinks } from './SliderLinks.tsx';

export interface SliderProps {
  /** What is shown, for screen readers: 'Opiniones de vecinos'. */
  label: string;
  /** The slides. */
  children: ReactNode;
  /** How wide a slide is; `full` one at a time, `part` several where there is room. */
  slide?: 'full' | 'part';
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

/** On a phone the next slide looks in from the side: there is more. */
const widths = { full: { xs: '92%', md: '100%' }, part: 'min(86%, 380px)' } as const;

/**
 * Things side by side that slide under the finger: scroll-snap, with a link to each, so that it works without script.
 * With script the links slide the track, leave page and address where they are, and tell which slides are in sight.
 */
export function Slider({ label, children, slide = 'full' }: SliderProps) {
  const id = useId();
  const slider = useComfort<HTMLDivElement>(slideByLinks);
  const slides = Children.toArray(children);

  return (
    <Box ref={slider} role="group" aria-label={label}>
      <Box
        role="region"
        data-slides=""
        aria-label={kitSections.slides}
        tabIndex={0}
        sx={{
          overflowX: 'auto',
          scrollSnapType: 'x mandatory',
          scrollBehavior: 'smooth',
          scrollbarWidth: 'none',
          overscrollBehaviorX: 'contain',
          position: 'relative',
        }}
      >
        <Box component="ul" sx={{ ...track, gridAutoColumns: slides.length > 1 ? widths[slide] : '100%' }}>
          {slides.map((content, index) => (
            <Box
              component="li"
              key={index}
              id={`${id}${index}`}
              sx={{ scrollSnapAlign: 'start', minWidth: 0 }}
            >
              {content}
            </Box>
          ))}
        </Box>
      </Box>
      <SliderLinks targets={slides.map((_, index) => `${id}${index}`)} />
    </Box>
  );
}
