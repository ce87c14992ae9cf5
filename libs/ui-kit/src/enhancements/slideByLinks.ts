import { listen } from './enhancement.ts';
import type { Enhancement } from './enhancement.ts';

const LINK = 'a[data-slide]';

const targetOf = (link: Element): HTMLElement | null =>
  document.getElementById(link.getAttribute('href')?.slice(1) ?? '');

/** Half of a slide or more stands in its track's window. */
function inSight(slide: HTMLElement, track: HTMLElement): boolean {
  const left = slide.offsetLeft - track.offsetLeft - track.scrollLeft;
  const half = slide.offsetWidth / 2;
  return left >= -half && left + half <= track.clientWidth;
}

/** Marks the links of the slides that are in sight. */
function mark(track: HTMLElement): void {
  for (const link of track.parentElement?.querySelectorAll(LINK) ?? []) {
    const slide = targetOf(link);
    if (slide && inSight(slide, track)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/**
 * A slider's links slide its track, leave page and address where they are, and tell which slides are in
 * sight.
 */
export const slideByLinks: Enhancement = (root) => {
  const slide = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest(LINK) : null;
    const target = link && targetOf(link);
    const track = target?.closest<HTMLElement>('[data-slides]');
    if (!target || !track) return;
    event.preventDefault();
    track.scrollTo({ left: target.offsetLeft - track.offsetLeft });
  };
  const ends = [...root.querySelectorAll<HTMLElement>('[data-slides]')].map((track) => {
    mark(track);
    return listen(track, ['scroll'], () => mark(track));
  });
  ends.push(listen(root, ['click'], slide));
  return () => {
    for (const end of ends) end();
  };
};
