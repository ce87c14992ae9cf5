import Box from '@mui/material/Box';
import { kitSections } from '@laundry/strings';
import { Children, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
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

const widths = { full: '100%', part: 'min(86%, 380px)' } as const;

/**
 * Things side by side that slide under the finger: scroll-snap, with a link to each, so that it works without script.
 * With script the links slide the track and leave page and address where they are.
 */
export function Slider({ label, children, slide = 'full' }: SliderProps) {
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const slides = Children.toArray(children);

  const slideTo = (event: MouseEvent, index: number) => {
    const target = region.current?.querySelectorAll('li')[index];
    if (!region.current || !target) return;
    event.preventDefault();
    region.current.scrollTo({ left: target.offsetLeft - region.current.offsetLeft });
  };

  return (
    <Box role="group" aria-label={label}>
      <Box
        ref={region}
        role="region"
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
        <Box component="ul" sx={{ ...track, gridAutoColumns: widths[slide] }}>
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
      <SliderLinks targets={slides.map((_, index) => `${id}${index}`)} onChosen={slideTo} />
    </Box>
  );
}
