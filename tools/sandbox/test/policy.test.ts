import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteConfigFrom } from '@laundry/brand';
import {
  NOTHING_INLINE,
  contentSecurityPolicy,
  readInlineSources,
  readPortalInlineSources,
} from '../src/hosting/index.ts';
import { createClosers } from '../src/local/closers.ts';

/** The hashes of `test`, and of an empty text. */
const TEST = "'sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='";
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('inline sources of pages', () => {
  const closers = createClosers();
  let root: string;
  beforeEach(async () => {
    root = await closers.folder('inline-sources');
  });
  afterEach(closers.closeAll);

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
