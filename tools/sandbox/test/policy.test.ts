import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteConfigFrom } from '@laundry/brand';
import {
  NOTHING_INLINE,
  cacheControlHeader,
  contentSecurityPolicy,
  readInlineSources,
  readPortalInlineSources,
} from '../src/hosting/index.ts';

/** The hashes of `test`, and of an empty text. */
const TEST = "'sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='";
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('inline sources of pages', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'inline-sources-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const readInline = async (html: string) => {
    await mkdir(join(root, 'terms'));
    await writeFile(join(root, 'terms/index.html'), html);
    return (await readInlineSources(root)).get('terms/index.html');
  };

  it.each([
    ['a script', '<script>test</script>', { scripts: [TEST], styles: [EMPTY] }],
    [
      'no file and no data',
      '<script src="/a.js"></script><script type="application/json">1</script>',
      { scripts: [], styles: [EMPTY] },
    ],
    [
      'a style, once',
      '<style>test</style><style data-emotion="css 1a">test</style>',
      { scripts: [], styles: [EMPTY, TEST] },
    ],
    ['an attribute', '<p class="a" style="test">', { scripts: [], styles: ["'unsafe-hashes'", EMPTY, TEST] }],
    [
      'an attribute as browsers read it',
      '<p style="font-family:&quot;A&quot;">',
      {
        scripts: [],
        styles: ["'unsafe-hashes'", EMPTY, "'sha256-6A2VEmC+Iyl53WKuw8iJxItb9Qp2VK7o8R7WRDezCp8='"],
      },
    ],
  ])('are allowed by their hashes: %s', async (_, html, expected) => {
    expect(await readInline(html)).toEqual(expected);
  });

  it('of the portal allow all styles, but scripts only by hash', async () => {
    await readInline('<script>test</script><style>test</style>');
    expect((await readPortalInlineSources(root)).get('terms/index.html')).toEqual({
      scripts: [TEST],
      styles: ["'unsafe-inline'"],
    });
  });

  it('are empty if there is no page', async () => {
    await writeFile(join(root, 'inline.js'), '<style>test</style>');
    expect(await readInlineSources(root)).toEqual(new Map());
    expect(contentSecurityPolicy(siteConfigFrom({}), NOTHING_INLINE)).toContain("; style-src 'self'; ");
  });
});

it('has only files with a hash in their name cached for good', () => {
  expect(cacheControlHeader('assets/app-1a2b3c.js')).toContain('immutable');
  expect(cacheControlHeader('index.html')).toBe('no-cache');
  expect(cacheControlHeader('other/assets/app.js')).toBe('no-cache');
});

describe('the policy', () => {
  const directives = (captcha: Record<string, string>) => {
    const config = siteConfigFrom({ ...captcha, SITE_BANCARD_SCRIPT_URL: 'https://bancard.test/script.js' });
    return contentSecurityPolicy(config, NOTHING_INLINE).split('; ');
  };

  it.each(['www.google.com', 'www.recaptcha.net'])('allows what reCAPTCHA loads from %s', (host) => {
    const policy = directives({ SITE_CAPTCHA_SCRIPT_URL: `https://${host}/recaptcha/api.js` });
    expect(policy).toContain(
      `script-src 'self' https://${host}/recaptcha/ https://www.gstatic.com/recaptcha/ https://bancard.test`,
    );
    expect(policy).toContain(
      `frame-src https://${host}/recaptcha/ https://recaptcha.google.com/recaptcha/ https://bancard.test`,
    );
    expect(policy).toContain(`connect-src 'self' https://${host}/recaptcha/`);
  });

  it('allows the origins of another captcha, and none of Google', () => {
    const policy = directives({
      SITE_CAPTCHA_SCRIPT_URL: 'https://captcha.test/api.js',
      SITE_CAPTCHA_CODE_ORIGIN: 'https://code.test',
    });
    expect(policy).toContain("script-src 'self' https://captcha.test https://code.test https://bancard.test");
    expect(policy).toContain('frame-src https://captcha.test https://code.test https://bancard.test');
    expect(policy).toContain("connect-src 'self' https://captcha.test");
  });
});
