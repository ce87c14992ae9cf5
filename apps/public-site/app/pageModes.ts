import { paths } from './paths.ts';

/**
 * How much script a page has.
 * `content`: none of React's. It is read and gone through as HTML; the site's small script adds comfort.
 * `late`: the same until its form is touched; then React takes the page over.
 * `app`: React from the start.
 */
export type PageMode = 'content' | 'late' | 'app';

const MODES: Readonly<Record<string, PageMode>> = {
  [paths.home]: 'content',
  [paths.notFound]: 'content',
};

/** The mode of a page, by its path without a slash at its end. */
export const modeOf = (page: string): PageMode => MODES[page] ?? 'app';
