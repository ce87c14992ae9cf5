import { pageLimits, WHOLE_TOP_UP } from '../src/built-site/limits.ts';
import type { Limits } from '../src/built-site/limits.ts';
import { PUBLIC_SITE, listedPages, loadSite } from '../src/built-site/site.ts';
import { weigh } from '../src/built-site/weigh.ts';
import { listAllScripts } from '../src/built-site/resources.ts';

const site = await loadSite(PUBLIC_SITE);
const pages = listedPages(site);
const PARTS: readonly (keyof Limits)[] = ['script', 'htmlAndCss', 'htmlAndCssOnTheFly', 'fonts', 'elements'];

it('lists the pages of the public site', () => {
  expect(pages).toEqual(expect.arrayContaining(['/', '/credit']));
});

describe.each(pages)('%s', (path) => {
  it.each(PARTS)('is within its limit of %s', async (part) => {
    const weight = (await weigh(site, path))[part];
    // If nothing is found, this check no longer understands the page.
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThanOrEqual(pageLimits(path)[part]);
  });
});

const scripts = [...(await listAllScripts(site, '/credit'))];
const code = scripts.map((address) => site.get(address)?.body.toString() ?? '');

describe("a top-up's three steps", () => {
  it('are all counted', () => {
    expect(code.join('')).toContain('COMPRAR');
    expect(scripts.some((address) => address.includes('PayerStep'))).toBe(true);
  });

  it('stay within their limits of script and files', () => {
    const weight = scripts.reduce((sum, address) => sum + (site.get(address)?.sent.length ?? 0), 0);
    expect(weight).toBeLessThanOrEqual(WHOLE_TOP_UP.script);
    expect(scripts.length).toBeLessThanOrEqual(WHOLE_TOP_UP.files);
  });

  it('contain no MUI components and no style engine', () => {
    expect(code.join('')).not.toMatch(/MuiButtonBase|MuiOutlinedInput|data-emotion=/);
  });
});
