import { limitsOf } from '../src/built-site/limits.ts';
import type { Limits } from '../src/built-site/limits.ts';
import { PUBLIC_SITE, listedPages, loadSite } from '../src/built-site/site.ts';
import { weigh } from '../src/built-site/weigh.ts';

const site = await loadSite(PUBLIC_SITE);
const pages = listedPages(site);
const PARTS: readonly (keyof Limits)[] = ['script', 'htmlAndCss', 'htmlAndCssOnTheFly', 'fonts', 'elements'];

it('lists the pages of the public site', () => {
  expect(pages).toEqual(expect.arrayContaining(['/', '/credit']));
});

describe.each(pages)('%s', (path) => {
  it.each(PARTS)('is no more than it may: %s', async (part) => {
    const weight = (await weigh(site, path))[part];
    // If nothing is found, this check no longer understands the page.
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(limitsOf(path)[part]);
  });
});
