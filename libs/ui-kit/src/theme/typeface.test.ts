/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readWoff2 } from '../../test/readWoff2.ts';

const { resolve } = createRequire(import.meta.url);

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
const css = (await Promise.all(['./webFont.css', './fallbackFont.css'].map(read))).join('');
const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];
const files = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => resolve(file));
const fonts = await Promise.all(files.map((file) => readFile(file)));

// The size of the files is tested in built-site/sizes.test.ts.
it('contains Latin only', () => {
  expect(files).not.toEqual([]);
  for (const file of files) expect(file).toMatch(/-latin-/);
});

it('has figures of equal width', () => {
  for (const font of fonts) expect(readWoff2(font).features).toContain('tnum');
});

it('shows text in a fallback while it loads', () => {
  expect(faces[0]).toContain('font-display: swap');
});

const fallbacks = faces.slice(1).map((face) => {
  const [, local] = /local\('([^']+)'\)/.exec(face) ?? [];
  return { local, face };
});

it.each(fallbacks)('has a fallback with the same metrics: $local', ({ face: fallback }) => {
  const adjusted = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(fallback)?.[1]);
  const grown = adjusted('size-adjust') / 100;
  for (const font of fonts) {
    const { ascent, descent } = readWoff2(font);
    expect(adjusted('ascent-override') * grown).toBeCloseTo(ascent * 100, 0);
    expect(adjusted('descent-override') * grown).toBeCloseTo(descent * 100, 0);
  }
  expect(adjusted('line-gap-override')).toBe(0);
});
