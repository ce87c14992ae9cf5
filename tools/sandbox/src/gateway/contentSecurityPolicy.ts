import type { SiteConfig } from '@laundry/site-config';

/** Origins that the policy lets in, from the sites' own settings (decision 43). */
type Origins = Pick<SiteConfig, 'bancardScriptUrl' | 'captcha'> & {
  readonly origins: Pick<SiteConfig['origins'], 'payments'>;
};

const originOf = (url: string) => new URL(url).origin;

/** The production Content-Security-Policy: nothing inline or evaluated runs, nothing frames the site. */
export function contentSecurityPolicy({ bancardScriptUrl, captcha, origins }: Origins): string {
  const captchaOrigin = originOf(captcha.scriptUrl);
  const providers = [...new Set([captchaOrigin, originOf(bancardScriptUrl)])];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...providers],
    // Emotion writes its styles into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", captchaOrigin],
    'frame-src': providers,
    // pagos-web's checkout is a form that the site posts to the provider.
    'form-action': ["'self'", ...new Set(origins.payments)],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
