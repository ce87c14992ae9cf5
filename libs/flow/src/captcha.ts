import type { CaptchaAction } from '@laundry/api-contract';
import { AppError } from '@laundry/error-catalogue';

/** reCAPTCHA v3 as a form needs it. */
export interface Captcha {
  /** Starts loading the script; called on the form's first input, never on page load. */
  readonly prepare: () => void;
  /** A token for one submit. @throws AppError `captchaNotLoaded`, or `offline` where there is no network */
  readonly token: (action: CaptchaAction) => Promise<string>;
}

/** The part of Google's script that is used. */
interface Grecaptcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

/** After this time, in ms, a script or its answer counts as not loaded. */
const LOAD_TIMEOUT_MS = 10_000;

/** Whether the page's host answers at all: the browser's online state proves nothing (D51). */
async function hostAnswers(): Promise<boolean> {
  try {
    await fetch(location.origin, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
    });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError';
  }
}

const notLoaded = async (cause: unknown) =>
  new AppError((await hostAnswers()) ? 'captchaNotLoaded' : 'offline', { cause });

const load = (url: string): Promise<Grecaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => {
      const grecaptcha = window.grecaptcha;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('the script brought no grecaptcha'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('the script did not load'));
    };
    document.head.append(script);
  });

const withTimeout = <T>(work: PromiseLike<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), LOAD_TIMEOUT_MS);
    work.then(resolve, reject);
  });

/** The captcha for the site key. After a failed script, the next submit loads it again. */
export function createCaptcha(scriptUrl: string, siteKey: string): Captcha {
  const url = new URL(scriptUrl);
  url.searchParams.set('render', siteKey);
  let loading: Promise<Grecaptcha> | undefined;

  const loaded = (): Promise<Grecaptcha> => (loading ??= load(url.href));

  return {
    prepare: () => {
      // Only the submit, which loads it again, reports a failure, because it needs the token.
      loaded().catch(() => (loading = undefined));
    },
    token: async (action) => {
      try {
        const grecaptcha = await withTimeout(loaded());
        return await withTimeout(grecaptcha.execute(siteKey, { action }));
      } catch (error) {
        loading = undefined;
        throw await notLoaded(error);
      }
    },
  };
}
