import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteConfigFrom } from '@laundry/site-config';
import { cacheControlOf, contentSecurityPolicy, inlineScriptsOf } from '../src/index.ts';

const HASH = "'sha256-n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg='";

describe('the hashes of inline scripts', () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'inline-scripts-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('are none where the build left no list', async () => {
    await expect(inlineScriptsOf(root)).resolves.toEqual([]);
  });

  it('are those of the list', async () => {
    await writeFile(join(root, 'inline-scripts.json'), JSON.stringify([HASH]));
    await expect(inlineScriptsOf(root)).resolves.toEqual([HASH]);
  });

  it.each([`["'unsafe-inline'"]`, `["${HASH}; script-src *"]`, '{}', '[1]'])(
    'are refused where the list has something else: %s',
    async (list) => {
      await writeFile(join(root, 'inline-scripts.json'), list);
      await expect(inlineScriptsOf(root)).rejects.toThrow('is no list of hashes');
    },
  );
});

it('keeps for a year what has a hash in its name, and nothing else', () => {
  expect(cacheControlOf('assets/app-1a2b3c.js')).toContain('immutable');
  expect(cacheControlOf('index.html')).toBe('no-cache');
  expect(cacheControlOf('other/assets/app.js')).toBe('no-cache');
});

describe('the policy', () => {
  const directives = (captcha: Record<string, string>) => {
    const config = siteConfigFrom({ ...captcha, SITE_BANCARD_SCRIPT_URL: 'https://bancard.test/script.js' });
    return contentSecurityPolicy(config, []).split('; ');
  };

  it.each(['www.google.com', 'www.recaptcha.net'])('allows all that reCAPTCHA of %s loads', (host) => {
    const policy = directives({ SITE_CAPTCHA_SCRIPT_URL: `https://${host}/recaptcha/api.js` });
    expect(policy).toContain(
      `script-src 'self' https://${host}/recaptcha/ https://www.gstatic.com/recaptcha/ https://bancard.test`,
    );
    expect(policy).toContain(
      `frame-src https://${host}/recaptcha/ https://recaptcha.google.com/recaptcha/ https://bancard.test`,
    );
    expect(policy).toContain(`connect-src 'self' https://${host}/recaptcha/`);
  });

  it('allows a captcha served elsewhere its own origins, and none of Google', () => {
    const policy = directives({
      SITE_CAPTCHA_SCRIPT_URL: 'https://captcha.test/api.js',
      SITE_CAPTCHA_CODE_ORIGIN: 'https://code.test',
    });
    expect(policy).toContain("script-src 'self' https://captcha.test https://code.test https://bancard.test");
    expect(policy).toContain('frame-src https://captcha.test https://code.test https://bancard.test');
    expect(policy).toContain("connect-src 'self' https://captcha.test");
  });
});
