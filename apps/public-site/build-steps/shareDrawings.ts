import { createHash } from 'node:crypto';

const SVG = /(<svg\b[^>]*>)([\s\S]*?)(<\/svg>)/g;
/** The kit's drawings, by their grid. */
const DRAWING = 'viewBox="12 12 216 216"';
/** What is shorter than this, or needs what its page alone has, stays where it is. */
const SHORTEST = 160;
const NEEDS_PAGE = /\b(?:id|class)="|url\(#/;

/** Where the drawings stand that all pages share. */
export interface SharedDrawings {
  /** The pages, by file, naming what they show of the shared ones. */
  readonly pages: ReadonlyMap<string, string>;
  /** The file of the shared drawings: its address and its text. */
  readonly address: string;
  readonly text: string;
}

/**
 * Where a page's drawings may stand in the shared file: below the head and the page's first drawing, which are in sight at once, and outside of its island,
 * which hydrates the markup that it made.
 *
 * @returns the page in three parts, of which the second and the last may share
 */
function partsOf(page: string, island: string): [now: string, before: string, island: string, after: string] {
  const main = Math.max(page.indexOf('<main'), 0);
  const drawing = page.indexOf(DRAWING, main);
  const seen = drawing < 0 ? main : page.indexOf('</svg>', drawing) + 6;
  const start = page.indexOf(`<div ${island}=`, main);
  if (start < 0) return [page.slice(0, seen), page.slice(seen), '', ''];
  const end = page.indexOf('</main>', start);
  return [
    page.slice(0, Math.min(seen, start)),
    page.slice(Math.min(seen, start), start),
    page.slice(start, end),
    page.slice(end),
  ];
}

const worthSharing = (shapes: string): boolean => shapes.length >= SHORTEST && !NEEDS_PAGE.test(shapes);

/** Moves drawings that recur into one file, which the browser keeps: a page then holds a reference to each. @param island the attribute of an island */
export function shareDrawings(texts: ReadonlyMap<string, string>, island: string): SharedDrawings {
  const counts = new Map<string, number>();
  for (const text of texts.values())
    for (const [, , shapes = ''] of text.matchAll(SVG))
      if (worthSharing(shapes)) counts.set(shapes, (counts.get(shapes) ?? 0) + 1);
  const shared = [...counts]
    .filter(([, count]) => count > 1)
    .map(([shapes]) => shapes)
    .sort();
  const ids = new Map(shared.map((shapes, index) => [shapes, `d${index}`]));
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${shared.map((shapes) => `<g id="${ids.get(shapes) ?? ''}">${shapes}</g>`).join('')}</svg>`;
  const address = `/assets/drawings-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.svg`;
  const refer = (part: string): string =>
    part.replace(SVG, (svg, head: string, shapes: string, end: string) => {
      const id = ids.get(shapes);
      return id === undefined ? svg : `${head}<use href="${address}#${id}"></use>${end}`;
    });
  const pages = [...texts].map(([file, page]): [string, string] => {
    const [now, before, inIsland, after] = partsOf(page, island);
    return [file, now + refer(before) + inIsland + refer(after)];
  });
  return { pages: new Map(pages), address, text };
}
