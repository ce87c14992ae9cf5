/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { readWoff2 } from '../../test/readWoff2.ts';

const LIMIT_BYTES = 60_000;
const LAST_LATIN = 0x24f;
const { resolve } = createRequire(import.meta.url);

const css = await readFile(new URL('./typeface.css', import.meta.url), 'utf8');
const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];
const files = [...css.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => resolve(file));
const fonts = await Promise.all(files.map((file) => readFile(file)));

it('weighs 60 kB at most, all of its files together', () => {
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(LIMIT_BYTES);
});

it('is Latin alone', () => {
  for (const file of files) expect(file).toMatch(/-latin-/);
  const letters = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
  );
  const scripts = letters.filter(([first = 0, last = 0]) => last > LAST_LATIN && first < 0x2000);
  // Beside the letters: a few free-standing accents.
  for (const [first = 0, last = 0] of scripts) {
    expect(first).toBeGreaterThanOrEqual(0x2bb);
    expect(last).toBeLessThanOrEqual(0x329);
  }
});

it('has figures of one width', () => {
  for (const font of fonts) expect(readWoff2(font).features).toContain('tnum');
});

it('shows text while it loads, in a face of the same metrics', () => {
  const [own = '', standIn = ''] = faces;
  expect(own).toContain('font-display: swap');
  const adjusted = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(standIn)?.[1]);
  const grown = adjusted('size-adjust') / 100;
  for (const font of fonts) {
    const { ascent, descent } = readWoff2(font);
    expect(adjusted('ascent-override') * grown).toBeCloseTo(ascent * 100, 0);
    expect(adjusted('descent-override') * grown).toBeCloseTo(descent * 100, 0);
  }
  expect(adjusted('line-gap-override')).toBe(0);
});
