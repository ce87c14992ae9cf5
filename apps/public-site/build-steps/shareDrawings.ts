import { createHash } from 'node:crypto';

const EMPTY_SHAPE = /><\/(?:path|rect|circle|use)>/g;

/** Shortens empty SVG elements, as HTML allows: `<path … />` for `<path …></path>`. */
export const closeShapes = (page: string): string => page.replace(EMPTY_SHAPE, '/>');

const SVG = /(<svg\b[^>]*>)([\s\S]*?)(<\/svg>)/g;
/** The kit's drawings, recognised by their viewBox. */
const DRAWING = 'viewBox="12 12 216 216"';
/** Shorter drawings, and those that depend on their page, stay where they are. */
const SHORTEST = 160;
const NEEDS_PAGE = /\b(?:id|class)="|url\(#/;

/** Pages by file with references to shared drawings, and the files of these drawings by URL. */
export interface SharedDrawings {
  readonly pages: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Divides a page: drawings may only be shared below the head and the page's first drawing, which are visible
 * immediately, and outside its island, whose markup is hydrated.
 *
 * @returns the page in four parts, of which the second and the last may share
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

/** The shapes of a text's drawings, in order. */
const shapesIn = (text: string): string[] => [...text.matchAll(SVG)].map(([, , shapes = '']) => shapes);

/** How often each value occurs. */
function countsOf(values: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** A file of drawings, named by its hash, and the reference to each of them. */
function spriteOf(drawings: readonly string[]) {
  const symbols = drawings.map((shapes, index) => `<g id="d${index}">${shapes}</g>`);
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const address = `/assets/drawings-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.svg`;
  return {
    address,
    text,
    references: drawings.map((shapes, index) => [shapes, `${address}#d${index}`] as const),
  };
}

/**
 * Moves recurring drawings into files, which browsers cache: those of most pages into one file, a page's
 * others into its own, so that no page parses drawings that it does not show. The page then has a reference
 * to each.
 *
 * @param island the attribute of an island
 */
export function shareDrawings(texts: ReadonlyMap<string, string>, island: string): SharedDrawings {
  const recurring = countsOf([...texts.values()].flatMap(shapesIn).filter(worthSharing));
  const parts = new Map([...texts].map(([file, page]) => [file, partsOf(page, island)]));
  const shown = new Map(
    [...parts].map(([file, [, before, , after]]) => {
      const shared = shapesIn(before + after).filter((shapes) => (recurring.get(shapes) ?? 0) > 1);
      return [file, [...new Set(shared)].sort()];
    }),
  );
  const pagesOf = countsOf([...shown.values()].flat());
  const isCommon = (shapes: string) => (pagesOf.get(shapes) ?? 0) > texts.size / 2;
  const common = spriteOf([...pagesOf.keys()].filter(isCommon).sort());

  const files = new Map([[common.address, common.text]]);
  const pages = new Map<string, string>();
  for (const [file, [now, before, inIsland, after]] of parts) {
    const own = spriteOf((shown.get(file) ?? []).filter((shapes) => !isCommon(shapes)));
    if (own.references.length > 0) files.set(own.address, own.text);
    const references = new Map([...common.references, ...own.references]);
    const refer = (part: string): string =>
      part.replace(SVG, (svg, head: string, shapes: string, end: string) => {
        const reference = references.get(shapes);
        return reference === undefined ? svg : `${head}<use href="${reference}"></use>${end}`;
      });
    pages.set(file, now + refer(before) + inIsland + refer(after));
  }
  return { pages, files };
}
