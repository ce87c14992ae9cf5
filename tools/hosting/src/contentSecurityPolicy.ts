import type { SiteConfig } from '@laundry/site-config';

/** Origins that the policy allows, from the sites' settings (D43). */
type Origins = Pick<SiteConfig, 'bancardScriptUrl' | 'captcha'> & {
  readonly origins: Pick<SiteConfig['origins'], 'payments'>;
};

const originOf = (url: string) => new URL(url).origin;

/**
 * The production Content-Security-Policy. It forbids `eval`, frames around the site, and all inline scripts
 * except those of the build.
 *
 * @param inlineScripts hashes of the inline scripts of the site's pages (its inline-scripts.json)
 */
export function contentSecurityPolicy(
  { bancardScriptUrl, captcha, origins }: Origins,
  inlineScripts: readonly string[],
): string {
  const captchaOrigin = originOf(captcha.scriptUrl);
  const providers = [...new Set([captchaOrigin, originOf(bancardScriptUrl)])];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts, ...providers],
    // Emotion inserts styles into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", captchaOrigin],
    'frame-src': providers,
    // PagosWeb's checkout is a form that the site posts to the provider.
    'form-action': ["'self'", ...new Set(origins.payments)],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
