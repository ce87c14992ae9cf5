import type { SiteConfig } from '@laundry/brand';
import type { InlineSources } from './inlineSources.ts';

/** Origins that the policy allows, from the sites' settings (D43). */
type Origins = Pick<SiteConfig, 'checkoutScriptUrl' | 'captcha'> & {
  readonly origins: Pick<SiteConfig['origins'], 'payments'>;
};

const originOf = (url: string) => new URL(url).origin;

/** The hosts that serve reCAPTCHA's script; the second one is for where the first is not reached. */
const RECAPTCHA_HOSTS: readonly string[] = ['https://www.google.com', 'https://www.recaptcha.net'];

/**
 * What the captcha loads. Google's script gets its code from another host and shows a challenge in a frame of
 * a third one (providers §5), each allowed by path, as these hosts serve much else.
 */
function captchaSources({ scriptUrl, codeOrigin }: SiteConfig['captcha']) {
  const origin = originOf(scriptUrl);
  if (RECAPTCHA_HOSTS.includes(origin)) {
    const path = `${origin}/recaptcha/`;
    return {
      scripts: [path, 'https://www.gstatic.com/recaptcha/'],
      frames: [path, 'https://recaptcha.google.com/recaptcha/'],
      calls: path,
    };
  }
  const both = codeOrigin === '' ? [origin] : [origin, codeOrigin];
  return { scripts: both, frames: both, calls: origin };
}

/**
 * The production Content-Security-Policy of a page, or of what is no page. It forbids `eval`, frames around
 * the site, and all inline scripts and styles except those of `inline` (ADR-37).
 */
export function contentSecurityPolicy(
  { checkoutScriptUrl, captcha, origins }: Origins,
  inline: InlineSources,
): string {
  const { scripts, frames, calls } = captchaSources(captcha);
  const embedded = originOf(checkoutScriptUrl);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts, ...new Set([...scripts, embedded])],
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", calls],
    'frame-src': [...new Set([...frames, embedded])],
    // The checkout of some channels is a form that the site posts to the provider.
    'form-action': ["'self'", ...new Set(origins.payments)],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
