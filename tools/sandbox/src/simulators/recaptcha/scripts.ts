import { createHash } from 'node:crypto';
import { PREFIX } from './tokens.ts';

/** The path of the code below the simulator, named by a version like Google's. */
export const CODE_PATH = '/releases/simulated/recaptcha__es.js';

/**
 * The second script: the `grecaptcha` object of v3, ready once both frames have answered. It makes its tokens
 * in the browser, so a form needs no other call to the simulators. The frames are removed again, so that a
 * page has only its own.
 */
export const CAPTCHA_CODE = `'use strict';
(() => {
  const settings = window.___grecaptcha_cfg;
  const encode = (text) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const framed = (src) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.hidden = true;
      frame.src = src;
      window.addEventListener('message', function answered({ source }) {
        if (source !== frame.contentWindow) return;
        window.removeEventListener('message', answered);
        frame.remove();
        resolve();
      });
      document.body.append(frame);
    });
  Promise.all(settings.frames.map(framed)).then(() => {
    window.grecaptcha.execute = async (_key, { action }) => {
      const nonce = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
      return ${JSON.stringify(PREFIX)} + encode(JSON.stringify({ action, at: Date.now(), nonce }));
    };
    window.grecaptcha.ready = (callback) => void Promise.resolve().then(callback);
    for (const callback of settings.fns.splice(0)) callback();
  });
})();
`;

const INTEGRITY = `sha384-${createHash('sha384').update(CAPTCHA_CODE).digest('base64')}`;

/**
 * The first script, `api.js`: like Google's it only queues callbacks and fetches the code from another
 * origin, with its hash.
 *
 * @param own the simulator's address
 * @param second its other address
 */
export const captchaLoader = (own: string, second: string): string => `'use strict';
(() => {
  const settings = (window.___grecaptcha_cfg ??= { fns: [] });
  settings.frames = ${JSON.stringify([`${own}/api2/anchor`, `${second}/api2/bframe`])};
  window.grecaptcha ??= { ready: (callback) => void settings.fns.push(callback) };
  const code = document.createElement('script');
  code.async = true;
  code.src = ${JSON.stringify(`${second}${CODE_PATH}`)};
  code.crossOrigin = 'anonymous';
  code.integrity = ${JSON.stringify(INTEGRITY)};
  document.head.append(code);
})();
`;

/** The page of both frames, which tells the form's page that it was shown. */
export const FRAME_PAGE =
  "<!doctype html><title>reCAPTCHA</title><script>parent.postMessage('shown', '*')</script>";
