/** @jest-environment node */
import { closeShapes, shareDrawings } from '../build-steps/shareDrawings.ts';

const SHAPES = `<path d="${'M1 1h2'.repeat(40)}" fill="var(--sky)"></path>`;
const OWN = `<path d="${'M3 3h4'.repeat(40)}"></path>`;
const FIRST = `<path d="${'M5 5h6'.repeat(40)}"></path>`;
const drawing = (shapes: string) => `<svg viewBox="12 12 216 216" aria-hidden="true">${shapes}</svg>`;
const pageOf = (body: string) => `<body><header></header><main>${body}</main><footer></footer></body>`;
const uses = (text = '') => text.match(/<use href="[^"]*"/g) ?? [];

it('holds drawings that recur once, in a file that its content names', () => {
  const page = pageOf(drawing(SHAPES) + drawing(SHAPES) + drawing(OWN));
  const { pages, files } = shareDrawings(new Map([['a/index.html', page]]), 'data-island');
  const [[address, text] = []] = files;
  expect(files.size).toBe(1);
  expect(text).toBe(`<svg xmlns="http://www.w3.org/2000/svg"><g id="d0">${SHAPES}</g></svg>`);
  expect(address).toMatch(/^\/assets\/drawings-[\w-]{8}\.svg$/);
  // The page's first drawing is inline, and one that only this page has stays inline.
  expect(pages.get('a/index.html')).toBe(
    pageOf(drawing(SHAPES) + drawing(`<use href="${address}#d0"></use>`) + drawing(OWN)),
  );
});

it('gives a page the drawings that it shows, and those that most pages show once', () => {
  const page = (...shapes: string[]) => pageOf([FIRST, ...shapes].map(drawing).join(''));
  const texts = new Map([
    ['a', page(SHAPES, OWN)],
    ['b', page(SHAPES, OWN)],
    ['c', page(SHAPES)],
    ['d', page(SHAPES)],
  ]);
  const { pages, files } = shareDrawings(texts, 'data-island');
  const inFilesOf = (name: string) =>
    [
      ...new Set(
        [...(pages.get(name) ?? '').matchAll(/href="([^"#]+)#/g)].map(([, address = '']) => address),
      ),
    ].map((address) => files.get(address));
  expect(files.size).toBe(2);
  expect(inFilesOf('c')).toEqual([expect.not.stringContaining(OWN)]);
  expect(inFilesOf('a')).toEqual([expect.stringContaining(SHAPES), expect.stringContaining(OWN)]);
  expect(inFilesOf('b')).toEqual(inFilesOf('a'));
});

it('leaves an island the markup that it hydrates', () => {
  const island = `<div data-island="visit">${drawing(SHAPES)}</div>`;
  const page = pageOf(drawing(SHAPES) + drawing(SHAPES) + island);
  const { pages } = shareDrawings(new Map([['a', page]]), 'data-island');
  expect(pages.get('a')).toContain(island);
  expect(uses(pages.get('a'))).toHaveLength(1);
  const early = shareDrawings(new Map([['a', pageOf(island + drawing(SHAPES))]]), 'data-island');
  expect(early.pages.get('a')).toContain(island);
});

it('leaves what needs its page, and what is shorter than a reference', () => {
  const named = SHAPES.replace('<path', '<path id="a"');
  const page = pageOf(
    drawing(SHAPES) +
      [named, named, '<path d="M1 1"></path>', '<path d="M1 1"></path>'].map(drawing).join(''),
  );
  expect(uses(shareDrawings(new Map([['a', page]]), 'data-island').pages.get('a'))).toEqual([]);
});

it('closes the empty shapes of drawings in their tags, and nothing else', () => {
  expect(closeShapes('<svg><path d="M1 1"></path><g><rect x="1"></rect></g></svg><p class="a"></p>')).toBe(
    '<svg><path d="M1 1"/><g><rect x="1"/></g></svg><p class="a"></p>',
  );
});
