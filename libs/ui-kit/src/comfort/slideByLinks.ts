import { listen } from './comfort.ts';
import type { Comfort } from './comfort.ts';

/** A slider's links slide its track and leave page and address where they are. */
export const slideByLinks: Comfort = (root) => {
  const slide = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-slide]') : null;
    const target = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '');
    const track = target?.closest<HTMLElement>('[data-slides]');
    if (!target || !track) return;
    event.preventDefault();
    track.scrollTo({ left: target.offsetLeft - track.offsetLeft });
  };
  return listen(root, ['click'], slide);
};
