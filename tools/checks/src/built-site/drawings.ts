import { fileOfPage } from './pages.ts';
import type { Site } from './loadSite.ts';

const REFERENCE = /<use href="([^"#]+)#drawing"/g;

/** The files of the drawings that a built page shows, in their order. */
export const drawingsOf = (site: Site, path: string): readonly string[] =>
  [...(site.get(fileOfPage(path))?.body.toString() ?? '').matchAll(REFERENCE)].map(([, file = '']) => file);
