import { jest } from '@jest/globals';
import { createCaptcha } from './captcha.ts';

const SCRIPT = 'http://captcha.test/api.js';

// Some supported browsers lack it.
Reflect.deleteProperty(Promise, 'withResolvers');

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src^="${SCRIPT}"]`)];

/** Simulates the arrival of Google's script. */
function arrive(token = 'a-token') {
  const executed: unknown[] = [];
  window.grecaptcha = {
    ready: (callback) => callback(),
    execute: (siteKey, options) => {
      executed.push([siteKey, options]);
      return Promise.resolve(token);
    },
  };
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  return executed;
}

/** Mocks requests to the page's own host, which may answer or not. */
const host = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  host.mockResolvedValue(new Response());
  document.head.replaceChildren();
  delete window.grecaptcha;
});

describe('the captcha', () => {
  it('is loaded once with its key, and not before it is prepared', async () => {
    const captcha = createCaptcha(SCRIPT, 'key');
    expect(scripts()).toHaveLength(0);
    captcha.prepare();
    captcha.prepare();
    expect(scripts().map(({ src }) => src)).toEqual([`${SCRIPT}?render=key`]);
    const executed = arrive();
    expect(await captcha.token('login')).toBe('a-token');
    expect(executed).toEqual([['key', { action: 'login' }]]);
  });

  it('that failed to load while the form was filled in is loaded again by the submission', async () => {
    const captcha = createCaptcha(SCRIPT, 'key');
    captcha.prepare();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await Promise.resolve();
    const token = captcha.token('login');
    arrive('another');
    expect(await token).toBe('another');
  });

  it.each([
    ['fails without network', 'error', 'offline'],
    ['defines no grecaptcha', 'load', 'captchaNotLoaded'],
  ] as const)('whose script %s says so', async (_, event, kind) => {
    if (kind === 'offline') host.mockRejectedValue(new TypeError('Failed to fetch'));
    const token = createCaptcha(SCRIPT, 'key').token('login');
    scripts()[0]?.dispatchEvent(new Event(event));
    await expect(token).rejects.toMatchObject({ kind });
  });
});
