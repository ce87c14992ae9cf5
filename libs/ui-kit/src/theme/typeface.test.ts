/** @jest-environment node */
import { readFile } from 'node:fs/promises';

const css = await readFile(new URL('./typeface.css', import.meta.url), 'utf8');

// The size of the file is tested in built-site/sizes.test.ts, its metrics in the story of the typography.
it('is one file with Latin only, and text is shown in a fallback while it loads', () => {
  expect(css.match(/url\('[^']+'\)/g)).toEqual([expect.stringMatching(/-latin-/)]);
  expect(css).toContain('font-display: swap');
});
